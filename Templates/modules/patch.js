/** Applies the server's changes of devices: trees, chrome, logs and positions. Loaded with the first change. */

import { isWithin } from "./arrangement.js";
import { setMarks, setPosition, updateDevice } from "./chrome.js";
import { coverUp } from "./cover.js";
import { keepingFocus } from "./focus.js";
import { slide } from "./motion.js";
import { applyOperations } from "./patches.js";
import { hasTurned, isOfOtherSize, steady, turn } from "./turning.js";
import { keepUnread } from "./unread-log.js";
import { screenOf } from "./zoom.js";

export const keepPlaces = steady;

/** @typedef {import("./messages.js").DevicePatch} DevicePatch */

/**
 * @param {HTMLElement[]} targets
 * @param {DevicePatch[]} patches The patches, one for each target.
 */
export function patchDevices(targets, patches) {
  keepingFocus(() => {
    targets.forEach((target, index) => patchDevice(target, patches[index]));
    coverUp(targets);
  });
}

/**
 * @param {HTMLElement} target
 * @param {DevicePatch} patch
 */
function patchDevice(target, patch) {
  const apply = () => applyOperations(target, patch);
  if (patch.chrome) updateDevice(target, patch.chrome, apply, patch.transition);
  else apply();
  if (patch.marks !== undefined) setMarks(target, patch.marks);
  if (patch.log) keepUnread(target, patch.log);
  if (patch.position) setPosition(target, patch.position);
}

/**
 * @typedef {object} Elements
 * @property {HTMLElement} element The element that scrolls.
 * @property {HTMLElement[]} devices
 * @property {() => void} arrange Arranges all devices again.
 * @property {(arrangement: import("./arrangement.js").Arrangement, placement: import("./arrangement.js").Placement) =>
 * void} moveDevices Moves the devices to these positions.
 */

/**
 * Moves the devices after some of them were rotated.
 * @param {HTMLElement[]} changed The changed devices.
 * @param {import("./turning.js").Board & Elements} board
 */
export function turnDevices(changed, board) {
  const { devices, places, arrangement: before, spots, element } = board;
  const screens = new Map(changed.map((device) => [devices.indexOf(device), { ...screenOf(device), folds: device.classList.contains("folds") }]));
  screens.delete(-1);
  const those = (test) => new Map([...screens].filter(([number, screen]) => test(places[number], screen)));
  const others = those(isOfOtherSize);
  // A window grows in its position while its edge is dragged. The other devices make space when the edge is released.
  if ([...others.keys()].some((number) => devices[number].classList.contains("is-resizing"))) return;
  if (others.size) {
    board.arrange();
    return;
  }
  const turned = those(hasTurned);
  if (!turned.size) return;
  const [first] = turned.keys();
  const { arrangement, placement, left } = turn(board, turned, devices[first].matches(":hover"));
  board.moveDevices(arrangement, placement);
  const scrolled = left && !isWithin(placement, board.room) ? scroll(element, left) : { x: 0, y: 0 };
  devices.forEach((device, number) => {
    const [then, now] = [spots[number], placement.spots[number]];
    const across = then.left + then.width / 2 - now.left - now.width / 2;
    slide(device, { x: across + scrolled.x, y: then.bottom - now.bottom + scrolled.y }, before.scale / arrangement.scale);
  });
}

/**
 * Scrolls by the distance for which the arrangement had no space.
 * @returns {{x: number, y: number}} The distance that was scrolled.
 */
function scroll(board, { x, y }) {
  if (!x && !y) return { x, y };
  const { scrollLeft, scrollTop } = board;
  board.scrollBy({ left: x, top: y, behavior: "instant" });
  return { x: board.scrollLeft - scrollLeft, y: board.scrollTop - scrollTop };
}
