/** Shows the pointer of a presenter who uses another page of the same playground, for example on a projector. */

import { device as deviceOf, make } from "./dom.js";

/** The time after which a pointer that has not moved is hidden, in milliseconds. */
const hideDelay = 3000;

/**
 * @typedef {{device: string, x: number, y: number}} SharedPlace A position on a device, as fractions of its screen's size.
 */

/** @type {HTMLElement | null} */
let pointer = null;
let timer = 0;

/** @param {Partial<SharedPlace>} place The pointer's position. Empty if the pointer is on no device. */
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
 * The position of a pointer, as other pages show it.
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
