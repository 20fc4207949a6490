/** Keeps the focus in its position when elements are replaced. */

import { afterPaint } from "./after-paint.js";
import { device } from "./dom.js";

/**
 * Makes a change that may remove elements, and then focuses the element that replaced the focused one, or else the
 * first usable element on the device. A keyboard user's focus moves immediately, because a screen reader would report its
 * loss. A pointer user's focus can move after the next frame.
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
  // A screen that slides out still exists, but is inert.
  const isLost = focused && (!focused.isConnected || focused.closest("[inert]"));
  if (!isLost || !home) return;
  const selector = id ? `[data-id="${CSS.escape(id)}"]${part}` : `[data-field="${name}"]`;
  const goBack = () => {
    const { activeElement: now } = document;
    // Another element has received the focus meanwhile.
    if (now !== focused && now !== document.body && now) return;
    const place = device(home.getAttribute("data-device"));
    if (!place) return;
    // A view presented over the element now has the focus, and returns it when the view is removed or slides out.
    const isGone = !focused.isConnected || focused.closest('[inert][aria-hidden="true"]') !== null;
    if (!isGone) covered.push({ home, selector });
    const before = isGone ? covered.filter((one) => one.home === home).flatMap((one) => usable(place, one.selector)).reverse() : [];
    if (before.length) covered = covered.filter((one) => one.home !== home);
    // The text field that has the keyboard, for example in an alert.
    const edited = usable(place, ".is-first-responder > .field-input");
    const [next] = [...usable(place, selector), ...before, ...edited, ...inFront(place), ...usable(place, ".glass [data-event]")];
    next?.focus({ preventScroll: true });
  };
  if (worksWithKeys) goBack();
  else afterPaint(() => goBack);
}

/** Elements that had the focus before a view was presented over them. @type {{home: Element, selector: string}[]} */
let covered = [];

/** @returns {HTMLElement[]} */
const usable = (place, selector) => [...place.querySelectorAll(selector)].filter((found) => !found.closest("[inert]"));

/** The usable elements of the screen, sheet or alert that was presented last. */
const inFront = (place) => {
  const presented = usable(place, ".glass .presentedView").at(-1);
  return presented ? usable(presented, "[data-event], button, .field-input") : [];
};

/** The selector of one part of a node, such as a segment. */
function partOf(element) {
  const part = element?.getAttribute("data-part");
  return part ? ` [data-part="${CSS.escape(part)}"]` : "";
}

/**
 * Returns the focus to the element that had it before a part of the page opened, or to the button that opens the part.
 * @param {HTMLElement | null} opener
 * @param {HTMLElement} button
 */
export const giveBack = (opener, button) => (opener?.isConnected && opener !== document.body ? opener : button).focus({ preventScroll: true });
