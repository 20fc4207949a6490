/** The focus stays where it was, as far as there is such a place. */

import { afterPaint } from "./after-paint.js";
import { device } from "./dom.js";

/**
 * Does something that may take elements away, and then gives the focus back to the element that took the place of the one
 * that had it; where there is none, to the first thing on the device that can be used. Who works with keys has it back at once: a
 * screen reader would say that it is gone. Who works with a pointer needs it with the next key, and no frame waits for it.
 * @param {() => void} change
 */
export function keepingFocus(change) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const id = focused?.closest("[data-id]")?.getAttribute("data-id");
  const home = focused?.closest("[data-device]");
  const name = focused?.getAttribute("data-field");
  const part = focused?.matches("[data-change]") ? " [data-change]" : partOf(focused);
  const worksWithKeys = focused?.matches(":focus-visible");
  change();
  // A screen that slides out is still there, but no longer to be used.
  const isLost = focused && (!focused.isConnected || focused.closest("[inert]"));
  if (!isLost || !home) return;
  const selector = id ? `[data-id="${CSS.escape(id)}"]${part}` : `[data-field="${name}"]`;
  const goBack = () => {
    const { activeElement: now } = document;
    // Something else has taken it meanwhile.
    if (now !== focused && now !== document.body && now) return;
    const place = device(home.getAttribute("data-device"));
    if (!place) return;
    // What was presented over it has the focus, and gives it back when it goes, be it out of the page or sliding.
    const isGone = !focused.isConnected || focused.closest('[inert][aria-hidden="true"]') !== null;
    if (!isGone) covered.push({ home, selector });
    const before = isGone ? covered.filter((one) => one.home === home).flatMap((one) => usable(place, one.selector)).reverse() : [];
    if (before.length) covered = covered.filter((one) => one.home !== home);
    const [next] = [...usable(place, selector), ...before, ...inFront(place), ...usable(place, ".glass [data-event]")];
    next?.focus({ preventScroll: true });
  };
  if (worksWithKeys) goBack();
  else afterPaint(() => goBack);
}

/** What had the focus before something was presented over it. @type {{home: Element, selector: string}[]} */
let covered = [];

/** @returns {HTMLElement[]} */
const usable = (place, selector) => [...place.querySelectorAll(selector)].filter((found) => !found.closest("[inert]"));

/** What can be used in the screen, sheet or alert that was presented last. */
const inFront = (place) => {
  const presented = usable(place, ".glass .presentedView").at(-1);
  return presented ? usable(presented, "[data-event], button, .field-input") : [];
};

/** The selector of one of several things within a node, such as a segment. */
function partOf(element) {
  const part = element?.getAttribute("data-part");
  return part ? ` [data-part="${CSS.escape(part)}"]` : "";
}

/**
 * The focus goes back to what had it before something opened, or to the button that opens it.
 * @param {HTMLElement | null} opener
 * @param {HTMLElement} button
 */
export const giveBack = (opener, button) => (opener?.isConnected && opener !== document.body ? opener : button).focus({ preventScroll: true });
