/** Drags a device by its name to the position of another, which changes the order of the board and of the address. */

import { device as deviceOf } from "./dom.js";

/** The distance, in CSS pixels, after which a drag begins. */
const slack = 6;

/**
 * @param {() => string[]} order The ids of the devices on the board, in order.
 * @param {(id: string, behind: string | undefined) => void} move Moves a device behind another, or to the beginning.
 * @returns {import("./pointers.js").Gesture}
 */
export function deviceDrag(order, move) {
  /** @type {HTMLElement} */
  let dragged;
  /** @type {string | null} */
  let over = null;
  const mark = (id) => {
    for (const one of [over, id]) if (one) deviceOf(one)?.classList.toggle("is-dropped-on", one === id);
    over = id;
  };
  return {
    on: ".device-header",
    claims: true,
    takes: (event, place) => event.pointerType === "mouse" && event.button === 0 && !event.altKey && !(/** @type {Element} */ (event.target).closest("button"))
      && order().includes(place.closest("[data-device]").dataset.device),
    isDecided: ({ x, y, isLifted }) => !isLifted && Math.hypot(x, y) >= slack,
    begin({ place }) {
      dragged = place.closest("[data-device]");
      dragged.classList.add("is-carried");
    },
    move({ x, y, at }) {
      dragged.style.translate = `${x}px ${y}px`;
      const { device } = dragged.dataset;
      mark(order().find((id) => id !== device && isIn(deviceOf(id).getBoundingClientRect(), at)) ?? null);
    },
    end({ isLifted }) {
      const target = over;
      mark(null);
      dragged.classList.remove("is-carried");
      dragged.style.translate = "";
      if (isLifted && target) move(dragged.dataset.device, behind(order(), dragged.dataset.device, target));
    },
  };
}

const isIn = ({ left, right, top, bottom }, { x, y }) => left <= x && x < right && top <= y && y < bottom;

/**
 * The device behind which `id` is placed if it takes the position of `target`. `undefined` if `id` becomes the first device.
 * @param {string[]} order
 * @param {string} id
 * @param {string} target
 * @returns {string | undefined}
 */
export function behind(order, id, target) {
  const [from, to] = [order.indexOf(id), order.indexOf(target)];
  return from < to ? target : order[to - 1];
}
