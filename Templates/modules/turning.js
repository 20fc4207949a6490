/** Where devices stand after some have turned: the others move only as far as they must. It comes with the first change. */

import { fitting, isWithin, refitting, sidesOf, sizeOf, spotsOf } from "./arrangement.js";
import { slide } from "./motion.js";

/**
 * @typedef {import("./arrangement.js").Arrangement} Arrangement
 * @typedef {import("./arrangement.js").Place} Place
 * @typedef {import("./arrangement.js").Size & {spots: import("./arrangement.js").Spot[]}} Standing
 */

/**
 * @typedef {object} Board
 * @property {HTMLElement} element What scrolls.
 * @property {HTMLElement[]} devices
 * @property {Place[]} places
 * @property {import("./arrangement.js").Layout} layout
 * @property {import("./arrangement.js").Size} room
 * @property {Arrangement} arrangement
 * @property {import("./arrangement.js").Spot[]} spots
 * @property {boolean} isAll Whether all devices are to be in view.
 * @property {() => Arrangement} wished The arrangement that begins anew.
 * @property {() => void} anew Has all devices stand anew, by what they are now.
 */

/** Devices among which one has turned keep their columns, unless all could be larger by more than this. */
const patience = 1.25;

/**
 * @param {HTMLElement[]} changed The devices that have changed.
 * @param {Board} board
 * @param {(arrangement: Arrangement, standing: Standing) => void} stand Has the devices stand there.
 */
export function turn(changed, board, stand) {
  const { devices, places, arrangement: before, spots, element } = board;
  const others = changed.filter((device) => isOfOtherSize(device, places[devices.indexOf(device)]));
  // A window whose edge is in a hand grows where it stands, and the others make room when it is let go.
  if (others.some((device) => device.classList.contains("is-resizing"))) return;
  if (others.length) {
    board.anew();
    return;
  }
  const turned = changed.map((device) => devices.indexOf(device)).filter((number) => number >= 0 && hasTurned(devices[number], places[number]));
  if (!turned.length) return;
  for (const number of turned) {
    const { width, height, kept, ...place } = places[number];
    const [w, h] = lengthsOf(devices[number]);
    const now = folds(devices[number]) ? { width: w + place.rim, height: h + place.rim, screen: sidesOf(devices[number]) } : { width: height, height: width };
    const [wide, high] = [Math.max(width, now.width), Math.max(height, now.height)];
    places[number] = { ...place, ...now, kept: { width: Math.max(wide, kept?.width ?? 0), height: Math.max(high, kept?.height ?? 0) } };
  }
  const next = afterTurning(board);
  const { arrangement, standing, left } = turned.length === 1 ? holding(board, next, turned[0]) : standingOf(board, next);
  stand(arrangement, standing);
  const scrolled = left && !isWithin(standing, board.room) ? scroll(element, left) : { x: 0, y: 0 };
  devices.forEach((device, number) => {
    const [then, now] = [spots[number], standing.spots[number]];
    const across = then.left + then.width / 2 - now.left - now.width / 2;
    slide(device, { x: across + scrolled.x, y: then.bottom - now.bottom + scrolled.y }, before.scale / arrangement.scale);
  });
}

/** Whether a device is held the other way than its place is, or shows its other display. */
function hasTurned(device, { width, height, rim }) {
  const [w, h] = lengthsOf(device);
  return folds(device) ? w + rim !== width : w !== h && w > h !== width > height;
}

const folds = (device) => device.classList.contains("folds");

/** Whether a window has another size than when its place was taken. A device that folds is turned where it stands. */
function isOfOtherSize(device, place) {
  return place !== undefined && !folds(device) && sidesOf(device).some((side, index) => side !== place.screen[index]);
}

/** Of the screen, in points. */
const lengthsOf = (device) => ["--w", "--h"].map((name) => Number(device.style.getPropertyValue(name)));

/** The same columns at the same scale, if they still fit; then at another; and others if all devices could be much larger then. */
function afterTurning({ places, layout, room, arrangement: now, isAll, wished }) {
  const hasRoom = () => {
    const size = sizeOf(places, layout, room, now);
    return isAll ? isWithin(size, room) : size.width <= room.width || layout === "line";
  };
  const free = () => places.forEach((place) => (place.kept = null));
  const tidy = places.map((place) => ({ ...place, kept: null }));
  const ideal = isAll ? fitting(tidy, layout, room) : now;
  const isEnough = ({ scale }) => ideal.scale <= scale * (places.length > 1 ? patience : 1);
  if (isEnough(now)) {
    if (hasRoom()) return now;
    free();
    if (hasRoom()) return now;
    if (isAll) {
      const same = refitting(places, layout, room, now);
      if (isEnough(same)) return same;
    }
  }
  free();
  return isAll ? ideal : wished();
}

const standingOf = ({ places, layout, room }, arrangement) => ({ arrangement, standing: spotsOf(places, layout, room, arrangement), left: null });

/**
 * Where devices stand so that the lower right corner of one stays where it is: all are moved as far as there is room; and if that is
 * not far enough, packed devices change places with the one that turned.
 *
 * @param {Board} board
 * @param {Arrangement} arrangement
 * @param {number} held
 * @returns {{arrangement: Arrangement, standing: Standing, left: {x: number, y: number}}} `left` is how far it is off.
 */
function holding(board, arrangement, held) {
  const { devices, places, layout, room, spots, isAll } = board;
  const at = (columns) => {
    const tried = standingOf(board, { ...arrangement, columns });
    const spot = tried.standing.spots[held];
    const left = shift(tried.standing, spots[held], spot, arrangement.detail.padding);
    return { ...tried, left, off: distance(spots[held], spot) };
  };
  let nearest = at(arrangement.columns);
  // A device that a key turned, or one of all that turn, has no pointer to stay under.
  if (layout !== "pack" || !isAll || !devices[held].matches(":hover")) return nearest;
  for (const columns of exchanged(arrangement.columns, held)) {
    if (!nearest.off) break;
    if (!isWithin(sizeOf(places, layout, room, { ...arrangement, columns }), room)) continue;
    const tried = at(columns);
    if (tried.off < nearest.off) nearest = tried;
  }
  return nearest;
}

/** How far a device is from the pointer that has turned it: the button was at its lower right corner. */
function distance(before, { left, bottom, width, height }) {
  const [x, y] = [before.left + before.width - button, before.bottom - button];
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(bottom - height - y, 0, y - bottom));
}

/** In pixels from both sides. */
const button = 16;

/** The columns after one device has gone to each place in its own, and that to the place of each other. */
function* exchanged(columns, held) {
  const from = columns.findIndex((numbers) => numbers.includes(held));
  const others = columns[from].filter((number) => number !== held);
  const rest = columns.toSpliced(from, 1);
  const places = [...columns.keys()].sort((one, other) => Math.abs(one - from) - Math.abs(other - from));
  for (const place of places) {
    for (let index = 0; index <= others.length; index += 1) yield rest.toSpliced(place, 0, others.toSpliced(index, 0, held));
  }
}

/**
 * Moves all that stands on a board so that one device stays where it was, as far as there is room.
 * @returns {{x: number, y: number}} What is left to move.
 */
function shift({ width, height, spots }, before, now, padding) {
  const wished = { x: before.left + before.width - now.left - now.width, y: before.bottom - now.bottom };
  const most = (value, low, high) => Math.round(Math.min(Math.max(value, Math.min(low, 0)), Math.max(high, 0)));
  const x = most(wished.x, padding - Math.min(...spots.map(({ left }) => left)), width - padding - Math.max(...spots.map((spot) => spot.left + spot.width)));
  const y = most(wished.y, padding - Math.min(...spots.map((spot) => spot.bottom - spot.height)), height - padding - Math.max(...spots.map(({ bottom }) => bottom)));
  for (const spot of spots) {
    spot.left += x;
    spot.bottom += y;
  }
  return { x: x - wished.x, y: y - wished.y };
}

/**
 * Does by scrolling what there was no room for.
 * @returns {{x: number, y: number}} By how much.
 */
function scroll(board, { x, y }) {
  if (!x && !y) return { x, y };
  const { scrollLeft, scrollTop } = board;
  board.scrollBy({ left: x, top: y, behavior: "instant" });
  return { x: board.scrollLeft - scrollLeft, y: board.scrollTop - scrollTop };
}
