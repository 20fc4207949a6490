/** Scrolls boxes into view, first in lists, then on the board. If the boxes do not fit, the board shows all devices. */

import { scrollQuietly } from "./scrolling.js";

/** The margin around a box, in pixels. */
const margin = 12;

/**
 * @param {HTMLElement[]} boxes
 * @param {HTMLElement} board
 * @param {import("./zoom.js").Zoom} zoom
 */
export function bringIntoView(boxes, board, zoom) {
  const shown = boxes.filter((box) => box.checkVisibility());
  for (const box of shown) scrollLists(box);
  if (!shown.length || shown.every((box) => isWithin(box.getBoundingClientRect(), board))) return;
  if (!fits(extentOf(shown), board)) zoom.set("fit");
  const { left, top, right, bottom } = extentOf(shown);
  if (isWithin({ left, top, right, bottom }, board)) return;
  const view = board.getBoundingClientRect();
  board.scrollBy({ left: (left + right - view.left - view.right) / 2, top: (top + bottom - view.top - view.bottom) / 2, behavior: "instant" });
}

/** Scrolls the lists around a box. Only lists that a finger can scroll move, because other clipped content has to stay. */
function scrollLists(box) {
  for (let list = box.parentElement?.closest(".scrolls"); list; list = list.parentElement?.closest(".scrolls")) {
    const [view, rect] = [list.getBoundingClientRect(), box.getBoundingClientRect()];
    const scale = view.height / list.offsetHeight || 1;
    scrollQuietly(list, away(rect.left, rect.right, view.left, view.right) / scale, away(rect.top, rect.bottom, view.top, view.bottom) / scale);
  }
}

/** The distance that a range has to move to be between two ends. A range that is too long is aligned at its start. */
export function away(start, end, low, high) {
  if (start < low) return start - low;
  return end > high ? Math.min(start - low, end - high) : 0;
}

function extentOf(boxes) {
  const rects = boxes.map((box) => box.getBoundingClientRect());
  const [left, top] = [Math.min(...rects.map((rect) => rect.left)), Math.min(...rects.map((rect) => rect.top))];
  return { left, top, right: Math.max(...rects.map((rect) => rect.right)), bottom: Math.max(...rects.map((rect) => rect.bottom)) };
}

function fits({ left, top, right, bottom }, board) {
  return right - left <= board.clientWidth - 2 * margin && bottom - top <= board.clientHeight - 2 * margin;
}

function isWithin({ left, top, right, bottom }, board) {
  const view = board.getBoundingClientRect();
  return left >= view.left && top >= view.top && right <= view.left + board.clientWidth && bottom <= view.top + board.clientHeight;
}
