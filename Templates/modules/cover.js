/** What lies under an alert, a sheet, a menu or the home screen is out of reach, for keys and for those who read a screen aloud. */

/** What covers all that lies below it in the same place, whether it dims or not. */
const covers = [
  ".dimming", ".touchCatcher", ".springboard", ".touchLayer:has(> .touchVeil.is-tappable)",
  ".presentedView:is(.form-fullScreen, .form-overFullScreen, .form-currentContext, .form-overCurrentContext)",
].map((cover) => `.glass ${cover}`).join(", ");

/** What has no part in it. */
const hardware = ".statusBar, .cutout, .homeIndicator";

/** @param {HTMLElement[]} devices Those that are different from before. */
export function coverUp(devices) {
  for (const device of devices) {
    const covered = new Set();
    for (const cover of device.querySelectorAll(covers)) {
      if (isLeaving(cover)) continue;
      for (let below = cover.previousElementSibling; below; below = below.previousElementSibling) {
        if (!below.matches(hardware)) covered.add(below);
      }
    }
    for (const node of device.querySelectorAll(".glass [inert]")) if (!covered.has(node) && !isLeaving(node)) node.inert = false;
    for (const node of covered) node.inert = true;
  }
}

/** What slides or fades out is out of reach for good. */
const isLeaving = (node) => node.inert && node.ariaHidden === "true";
