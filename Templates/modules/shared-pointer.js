/** Shows the pointer of a presenter who uses another page of the same playground, for example on a projector. */

import { device as deviceOf, make } from "./dom.js";

/** A pointer that has not moved for this time is hidden, in milliseconds. */
const hideDelay = 3000;

/**
 * @typedef {{device: string, x: number, y: number}} SharedPlace A place on a device, as shares of its screen.
 */

/** @type {HTMLElement | null} */
let pointer = null;
let timer = 0;

/** @param {Partial<SharedPlace>} place Empty for a pointer that is on no device. */
export function showPointer({ device, x, y }) {
  const glass = device && deviceOf(device)?.querySelector(".glass");
  clearTimeout(timer);
  if (!glass?.checkVisibility()) return hide();
  if (!pointer) {
    pointer = make("div", "shared-pointer");
    pointer.setAttribute("aria-hidden", "true");
    document.body.append(pointer);
  }
  const { left, top, width, height } = glass.getBoundingClientRect();
  pointer.style.translate = `${left + x * width}px ${top + y * height}px`;
  pointer.hidden = false;
  timer = setTimeout(hide, hideDelay);
}

function hide() {
  if (pointer) pointer.hidden = true;
}

/**
 * The place of a pointer, as other pages show it.
 * @param {PointerEvent} event
 * @returns {SharedPlace | null}
 */
export function placeOf({ target, clientX, clientY }) {
  const glass = target instanceof Element ? target.closest(".glass") : null;
  if (!glass) return null;
  const { left, top, width, height } = glass.getBoundingClientRect();
  const [x, y] = [(clientX - left) / width, (clientY - top) / height];
  const isInside = Math.min(x, y) >= 0 && Math.max(x, y) <= 1;
  return isInside ? { device: glass.closest("[data-device]").getAttribute("data-device"), x, y } : null;
}
