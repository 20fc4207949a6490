/**
 * Scroll views on the devices. The browser scrolls them, and the app receives their positions at rest (UIScrollView.contentOffset).
 *
 * `data-scroll` of a node contains five numbers in points: the distance that the app has moved the content (x, y), the offset
 * of the content's start (x, y), and the height by which the bar above has shrunk.
 */

import { devices } from "./dom.js";
import { followBars, restBelowBars } from "./scroll-edge.js";

/** The tolerance for rounding, in points. */
const tolerance = 1;

/** Elements that are scrolling, with their maximum distances, and with the same views on other devices. */
const moving = new Map();

/** Elements that the page scrolls. They come to rest without an event. */
const followers = new WeakSet();

/** The value of `data-scroll` to which an element was scrolled. */
const shown = new WeakMap();

/** The distances that were last sent to the app, and whether it has answered. Until then the app's position is ignored. */
const told = new WeakMap();

/** The offset of an element's start, which changes when bars appear or disappear. */
const starts = new WeakMap();

/**
 * @param {HTMLElement} board
 * @param {import("./runs.js").Runs} runs
 * @param {(device: string, text: string, number: number) => boolean} post Returns whether the event was accepted.
 */
export function listenToScrolling(board, runs, post) {
  const send = (list, text) => {
    const { device } = list.closest("[data-device]").dataset;
    const number = runs.next(device, text);
    if (post(device, text, number)) told.set(list, { ...placeOf(list), isAnswered: () => runs.answered >= number });
  };
  const scroller = ({ target }) => (target.dataset?.id && target.closest("[data-device]") ? target : null);
  const options = { capture: true, passive: true };
  board.addEventListener("scroll", (event) => scroller(event) && move(event.target, send), options);
  board.addEventListener("scrollend", (event) => scroller(event) && rest(event.target, send), options);
  // The first turn of a wheel loads this code, and may have scrolled already.
  for (const list of board.querySelectorAll(".scrolls")) if (list.scrollTop > 0) move(list, send);
  const showAll = () => devices().forEach(showScrolling);
  document.addEventListener("typed", showAll);
  showAll();
}

/**
 * Scrolls content to the app's position, after the server has changed a device.
 * @param {HTMLElement} device
 */
export function showScrolling(device) {
  for (const list of device.querySelectorAll("[data-scroll]")) {
    const { scroll } = list.dataset;
    keepOffset(list);
    if (moving.has(list) || shown.get(list) === scroll) continue;
    const { x, y } = scrollOf(list);
    const last = told.get(list);
    if (last?.isAnswered() === false) continue;
    shown.set(list, scroll);
    told.delete(list);
    if (isAt(list, x, y)) continue;
    followers.add(list);
    list.scrollTo({ left: x, top: y, behavior: "instant" });
  }
}

/** Keeps the position of content on the screen when bars change the offset of its start, unless the content is at its start. */
function keepOffset(list) {
  const { startY } = scrollOf(list);
  const shift = (starts.get(list) ?? startY) - startY;
  starts.set(list, startY);
  if (!shift || list.scrollTop <= tolerance) return;
  if (told.has(list)) told.get(list).y += shift;
  if (!moving.has(list)) followers.add(list);
  list.scrollBy({ top: shift, behavior: "instant" });
}

/**
 * Scrolls a list for the page's own purpose. The app is not notified.
 * @param {HTMLElement} list
 * @param {number} left
 * @param {number} top
 */
export function scrollQuietly(list, left, top) {
  const { scrollLeft, scrollTop } = list;
  list.scrollBy({ left, top, behavior: "instant" });
  if (list.scrollLeft !== scrollLeft || list.scrollTop !== scrollTop) followers.add(list);
}

const isNear = (place, x, y) => Math.abs(place.x - x) <= tolerance && Math.abs(place.y - y) <= tolerance;
const placeOf = (list) => ({ x: list.scrollLeft, y: list.scrollTop });
const isAt = (list, x, y) => isNear(placeOf(list), x, y);

function scrollOf(list) {
  const [x, y, startX, startY, lowered] = list.dataset.scroll.split(" ").map(Number);
  return { x, y, startX, startY, lowered };
}

function move(list, send) {
  followBars(list);
  if (!list.dataset.scroll || followers.has(list)) return;
  if (!moving.has(list)) moving.set(list, { room: roomOf(list), twins: twinsOf(list), isBack: false });
  const { room, twins } = moving.get(list);
  const share = { x: room.x && list.scrollLeft / room.x, y: room.y && list.scrollTop / room.y };
  for (const twin of twins) {
    const [left, top] = [share.x * twin.room.x, share.y * twin.room.y];
    if (isAt(twin.list, left, top)) continue;
    followers.add(twin.list);
    twin.list.scrollTo({ left, top, behavior: "instant" });
  }
  // Parts that have moved out of the bar return with the content.
  const known = moving.get(list);
  if (!known.isBack && list.scrollTop < scrollOf(list).lowered - tolerance) {
    known.isBack = true;
    send(list, `scroll ${list.dataset.id} to ${Math.round(scrollOf(list).startY)}`);
  }
}

const roomOf = (list) => ({ x: list.scrollWidth - list.clientWidth, y: list.scrollHeight - list.clientHeight });

/** The same view on the other devices. Empty unless events are mirrored. */
function twinsOf(list) {
  if (!document.body.classList.contains("is-mirroring")) return [];
  const own = list.closest("[data-device]");
  const same = `[data-scroll][data-id="${CSS.escape(list.dataset.id)}"]`;
  const lists = devices().filter((device) => device !== own).map((device) => device.querySelector(same)).filter(Boolean);
  return lists.map((twin) => ({ list: twin, room: roomOf(twin) }));
}

function rest(list, send) {
  if (list.matches(".is-dragged")) return;
  const wasMoving = moving.delete(list);
  if (followers.delete(list) || !list.dataset.scroll || !wasMoving) return;
  const top = restBelowBars(list);
  if (Math.abs(top - list.scrollTop) > tolerance) {
    list.scrollTo({ top, behavior: "smooth" });
    return;
  }
  const { x, y, startX, startY } = scrollOf(list);
  const place = placeOf(list);
  const last = told.get(list);
  if (isNear(last ?? { x, y }, place.x, place.y)) return;
  if (Math.abs(list.scrollTop - y) > tolerance) send(list, `scroll ${list.dataset.id} to ${Math.round(list.scrollTop + startY)}`);
  if (Math.abs(list.scrollLeft - x) > tolerance) send(list, `scroll ${list.dataset.id} to x ${Math.round(list.scrollLeft + startX)}`);
}
