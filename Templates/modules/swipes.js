/** Handles swipes across a screen. An element lists the swipes that it supports in `data-swipes`. */

import { isFinger } from "./pointers.js";

/** The minimum length of a swipe, in CSS pixels. */
const shortest = 28;
/** The maximum distance from an edge, in CSS pixels, at which a swipe from the edge begins. */
const edgeWidth = 20;
/** The minimum fraction of a row that a full swipe crosses. */
const fullShare = .6;

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
      if (hold.target.closest(".is-dragged")) return;
      const device = hold.target.closest("[data-device]")?.dataset.device;
      if (device) for (const text of meaning(hold)) send(device, text);
    },
  };
}

/**
 * The direction of a movement.
 * @param {number} x
 * @param {number} y
 */
export const directionOf = (x, y) => (Math.abs(x) > Math.abs(y) ? (x > 0 ? "right" : "left") : (y > 0 ? "down" : "up"));

/**
 * The events of a finger's swipe that an element under the finger supports.
 * @param {import("./pointers.js").Hold} hold
 * @returns {string[]}
 */
function meaning({ target, from, x, y }) {
  const direction = directionOf(x, y);
  const isSupported = (text) => text && swiped(target, (taken) => taken === text) !== null;
  const edge = edgeSwipe(target, from.x, direction);
  if (isSupported(edge)) return [edge];
  const row = rowDrag(target, x, direction);
  if (row.length) return row;
  return [`swipe ${direction}`, direction === "up" && "swipeUp"].filter(isSupported).slice(0, 1);
}

/**
 * The drag of a row with swipe actions. It is sent twice if it crosses most of a row that shows no actions yet.
 * @param {Element} target
 * @param {number} x
 * @param {string} direction
 * @returns {string[]}
 */
function rowDrag(target, x, direction) {
  if (direction === "up" || direction === "down") return [];
  const found = swiped(target, (text) => text.startsWith("drag ") && text.endsWith(` ${direction}`));
  if (!found) return [];
  const { node, text } = found;
  const isFull = Math.abs(x) >= node.getBoundingClientRect().width * fullShare;
  return isFull && !node.closest(".table")?.hasAttribute("data-event") ? [text, text] : [text];
}

function edgeSwipe(target, x, direction) {
  const area = target.closest(".window")?.getBoundingClientRect();
  if (!area) return null;
  if (direction === "right" && x - area.left <= edgeWidth) return "edgeSwipe left";
  if (direction === "left" && area.right - x <= edgeWidth) return "edgeSwipe right";
  return null;
}

/**
 * The element under a finger, or its nearest ancestor, that supports a swipe.
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
