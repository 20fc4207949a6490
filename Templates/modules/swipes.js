/** Swipes across a screen: an element lists in `data-swipes` those that it takes. */

import { isFinger } from "./pointers.js";

/** So far a finger has to go, in CSS pixels, to mean it. */
const shortest = 28;
/** So near to an edge, in CSS pixels, a finger comes in from it. */
const edgeWidth = 20;

/**
 * @param {HTMLElement} board
 * @param {(device: string, text: string) => boolean} send
 * @returns {import("./pointers.js").Gesture}
 */
export function listenToSwipes(board, send) {
  board.addEventListener("dragstart", (event) => event.preventDefault());
  return {
    on: ".glass",
    takes: isFinger,
    isDecided: ({ way, isLifted }) => isLifted && way >= shortest,
    begin(hold) {
      hold.spend();
      const text = meaning(hold);
      const device = hold.target.closest("[data-device]")?.dataset.device;
      if (text && device) send(device, text);
    },
  };
}

/**
 * Which way a finger went.
 * @param {number} x
 * @param {number} y
 */
export const directionOf = (x, y) => (Math.abs(x) > Math.abs(y) ? (x > 0 ? "right" : "left") : (y > 0 ? "down" : "up"));

/**
 * The swipe of a finger, if anything under it takes that.
 * @param {import("./pointers.js").Hold} hold
 */
function meaning({ target, from, x, y }) {
  const direction = directionOf(x, y);
  const wanted = [edgeSwipe(target, from.x, direction), `swipe ${direction}`, direction === "up" && "swipeUp"].filter(Boolean);
  return wanted.find((text) => swiped(target, (taken) => taken === text)) ?? null;
}

function edgeSwipe(target, x, direction) {
  const area = target.closest(".window")?.getBoundingClientRect();
  if (!area) return null;
  if (direction === "right" && x - area.left <= edgeWidth) return "edgeSwipe left";
  if (direction === "left" && area.right - x <= edgeWidth) return "edgeSwipe right";
  return null;
}

/**
 * The element under a finger, or the nearest one around it, that takes a swipe.
 * @param {Element} target
 * @param {(text: string) => boolean} isMeant
 * @returns {{node: HTMLElement, text: string} | null}
 */
export function swiped(target, isMeant) {
  for (let node = target.closest("[data-swipes]"); node; node = node.parentElement?.closest("[data-swipes]")) {
    const text = node.getAttribute("data-swipes").split(",").find(isMeant);
    if (text) return { node, text };
  }
  return null;
}
