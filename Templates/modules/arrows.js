/** Moves the focus by arrow keys to the nearest element on the same device or on the next. Loaded with the first touch. */

import { devices } from "./dom.js";
import { itemsIn, zoneOf, zones } from "./reach.js";

const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Elements that handle arrow keys themselves. */
const working = "[role=slider], input, select, textarea";

/** The penalty, in pixels, that is added to the distance of elements that are not straight ahead, so that they come last. */
const aside = 100_000;

/** @param {HTMLElement} board */
export function listenToArrows(board) {
  board.addEventListener("keydown", move);
}

function move(event) {
  const { target } = event;
  const direction = directions[event.key];
  const zone = zoneOf(target);
  if (!direction || !zone || event.defaultPrevented || hasModifier(event) || target.matches(working)) return;
  if (scrollsBy(target, direction)) return;
  event.preventDefault();
  const next = nearest(target, itemsIn(zone), direction) ?? beyond(target, zone, direction);
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The nearest element in the same kind of zone on the next device in that direction. Below a screen is its footer. */
function beyond(target, zone, direction) {
  const device = target.closest("[data-device]");
  const bezels = devices().map((other) => other.querySelector(".bezel"));
  const bezel = nearest(device.querySelector(".bezel"), bezels, direction);
  const place = bezel?.closest("[data-device]").querySelector(zones.find((name) => zone.matches(name)));
  return place ? nearest(target, itemsIn(place), direction) ?? itemsIn(place)[0] : null;
}

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }) => ctrlKey || metaKey || altKey || shiftKey;

function scrollsBy(target, [x, y]) {
  if (!target.matches(".scrolls")) return false;
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = target;
  if (x) return x < 0 ? scrollLeft > 0 : scrollLeft + clientWidth < scrollWidth - 1;
  return y < 0 ? scrollTop > 0 : scrollTop + clientHeight < scrollHeight - 1;
}

/** The nearest candidate whose middle is beyond an element in a direction. Candidates straight ahead come first. */
export function nearest(from, candidates, [x, y]) {
  const start = from.getBoundingClientRect();
  let best = null;
  for (const candidate of candidates) {
    if (candidate === from || candidate.contains(from) || from.contains(candidate)) continue;
    const end = candidate.getBoundingClientRect();
    const way = x ? x * (end.left + end.width / 2 - (x > 0 ? start.right : start.left)) : y * (end.top + end.height / 2 - (y > 0 ? start.bottom : start.top));
    const off = x ? gap(start.top, start.bottom, end.top, end.bottom) : gap(start.left, start.right, end.left, end.right);
    const distance = way + (off ? aside + off : 0);
    if (way > 0 && (!best || distance < best.distance)) best = { candidate, distance };
  }
  return best?.candidate ?? null;
}

const gap = (least, most, low, high) => Math.max(0, low - most, least - high);
