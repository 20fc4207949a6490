/** Makes the content under an alert, a sheet, a menu or the home screen inert, also for screen readers. */

/** Layers that cover all siblings below them, dimmed or not. */
const covers = [
  ".dimming", ".touchCatcher", ".springboard", ".touchLayer:has(> .touchVeil.is-tappable)",
  ".presentedView:is(.form-fullScreen, .form-overFullScreen, .window > .form-currentContext, .form-overCurrentContext)",
].map((cover) => `.glass ${cover}`).join(", ");

/** Parts of the hardware, which are never covered. */
const hardware = ".statusBar, .cutout, .homeIndicator";

/** @param {HTMLElement[]} devices The changed devices. */
export function coverUp(devices) {
  for (const device of devices) {
    const covered = new Set();
    for (const cover of device.querySelectorAll(covers)) {
      if (isLeaving(cover)) continue;
      // In the context of a container, only the context is covered.
      const isInContext = cover.matches(":is(.controllerView, .presentedView) > .presentedView");
      for (let below = cover.previousElementSibling; below; below = isInContext ? null : below.previousElementSibling) {
        if (!below.matches(hardware)) covered.add(below);
      }
    }
    for (const node of device.querySelectorAll(".glass [inert]")) if (!covered.has(node) && !isLeaving(node)) node.inert = false;
    for (const node of covered) node.inert = true;
  }
}

/** A node that slides or fades out stays inert. */
const isLeaving = (node) => node.inert && node.ariaHidden === "true";
