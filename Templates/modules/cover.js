/** Makes the content under an alert, a sheet, a menu or the home screen inert, also for screen readers. */

/** Layers that cover everything below them in the same place, dimmed or not. */
const covers = [
  ".dimming", ".touchCatcher", ".springboard", ".touchLayer:has(> .touchVeil.is-tappable)",
  ".presentedView:is(.form-fullScreen, .form-overFullScreen, .form-currentContext, .form-overCurrentContext)",
].map((cover) => `.glass ${cover}`).join(", ");

/** Hardware is never covered. */
const hardware = ".statusBar, .cutout, .homeIndicator";

/** @param {HTMLElement[]} devices Those that have changed. */
export function coverUp(devices) {
  for (const device of devices) {
    const covered = new Set();
    for (const cover of device.querySelectorAll(covers)) {
      if (isLeaving(cover)) continue;
      if (cover.parentElement.matches(".controllerView, .presentedView")) {
        coverContext(cover, covered);
        continue;
      }
      for (let below = cover.previousElementSibling; below; below = below.previousElementSibling) {
        if (!below.matches(hardware)) covered.add(below);
      }
    }
    for (const node of device.querySelectorAll(".glass [inert]")) if (!covered.has(node) && !isLeaving(node)) node.inert = false;
    for (const node of covered) node.inert = true;
  }
}

/**
 * In a container only the context is covered, not other columns. A presentation "in" the context has replaced it.
 * @param {Element} cover @param {Set<Element>} covered
 */
function coverContext(cover, covered) {
  if (cover.matches(".form-overCurrentContext") && cover.previousElementSibling) covered.add(cover.previousElementSibling);
}

/** A node that slides or fades out stays inert. */
const isLeaving = (node) => node.inert && node.ariaHidden === "true";
