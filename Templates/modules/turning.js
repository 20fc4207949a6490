/** Computes the positions of devices after some were rotated. Other devices move only as far as they must. Loaded late. */

import { arrangementFor, evenBands, fitting, isWithin, largestBy, largestOf, price, sidesOf, sizeOf, spotsOf } from "./arrangement.js";

/**
 * @typedef {import("./arrangement.js").Arrangement} Arrangement
 * @typedef {import("./arrangement.js").Place} Place
 * @typedef {import("./arrangement.js").Placement} Placement
 * @typedef {import("./arrangement.js").Size & {folds: boolean}} Screen The size in points, in the current orientation.
 */

/**
 * @typedef {object} Board
 * @property {Place[]} places
 * @property {import("./arrangement.js").Layout} layout
 * @property {import("./arrangement.js").Size} room
 * @property {Arrangement} arrangement
 * @property {import("./arrangement.js").Spot[]} spots
 * @property {import("./arrangement.js").ZoomMode} inForce
 */

/** The factor by which other columns must increase the scale. Otherwise devices keep their columns after a rotation. */
const tolerance = 1 / (1 - price);

/**
 * Whether a device has another orientation than its place, or shows its other display.
 * @param {Place} place
 * @param {Screen} screen
 */
export function hasTurned({ width, height, rim }, screen) {
  return screen.folds ? screen.width + rim !== width : screen.width !== screen.height && screen.width > screen.height !== width > height;
}

/**
 * Whether a window has another size than its place. Foldable devices are handled by `hasTurned`.
 * @param {Place} place
 * @param {Screen} screen
 */
export const isOfOtherSize = (place, screen) => !screen.folds && sidesOf(screen).some((side, index) => side !== place.screen[index]);

/**
 * The positions after some devices were rotated. Updates `places`.
 * @param {Board} board
 * @param {Map<number, Screen>} turned The screens of the rotated devices, by number.
 * @param {boolean} isUnderPointer Whether a pointer is on the first rotated device.
 * @returns {{arrangement: Arrangement, placement: Placement, left: {x: number, y: number} | null}} `left` is the distance
 * of the device's lower right corner from its old position. `null` if several devices were rotated.
 */
export function turn(board, turned, isUnderPointer) {
  const { places } = board;
  for (const [number, screen] of turned) {
    const { width, height, kept, ...place } = places[number];
    const now = screen.folds ? { width: screen.width + place.rim, height: screen.height + place.rim, screen: sidesOf(screen) } : { width: height, height: width };
    const [wide, high] = [Math.max(width, now.width), Math.max(height, now.height)];
    places[number] = { ...place, ...now, kept: { width: Math.max(wide, kept?.width ?? 0), height: Math.max(high, kept?.height ?? 0) } };
  }
  const next = afterTurning(board);
  const [first, ...others] = turned.keys();
  return others.length ? placementOf(board, next) : holding(board, next, first, isUnderPointer);
}

/** The same columns at the same scale, the same columns at another scale, or other columns if all devices become much larger. */
function afterTurning({ places, layout, room, arrangement: now, inForce }) {
  const isAll = inForce === "fit";
  const hasRoom = () => {
    const size = sizeOf(places, layout, room, now);
    return isAll ? isWithin(size, room) : size.width <= room.width || layout === "line";
  };
  const free = () => places.forEach((place) => (place.kept = null));
  const tidy = places.map((place) => ({ ...place, kept: null }));
  const ideal = isAll ? fitting(tidy, layout, room) : now;
  const isEnough = ({ scale }) => ideal.scale <= scale * (places.length > 1 ? tolerance : 1);
  if (isEnough(now)) {
    if (hasRoom()) return now;
    free();
    if (hasRoom()) return now;
    if (isAll) {
      // The same columns at the largest scale that fits.
      const same = largestOf(now.detail, places, layout, room, () => now.columns);
      if (isEnough(same)) return same;
    }
  }
  free();
  return isAll ? ideal : arrangementFor(inForce, places, layout, room);
}

/**
 * The arrangement of all devices on a board of a different size. They keep their neighbours, unless another arrangement is much larger.
 * @param {Place[]} places
 * @param {import("./arrangement.js").Layout} layout
 * @param {import("./arrangement.js").Size} room
 * @param {Arrangement} ideal
 * @param {{arrangement: Arrangement, room: import("./arrangement.js").Size}} before
 * @returns {Arrangement}
 */
export function steady(places, layout, room, ideal, before) {
  const { columns } = before.arrangement;
  if (columns.flat().length !== places.length) return ideal;
  const breaks = breaksOf(places, layout, before.room, before.arrangement);
  const same = largestBy([() => columns], places, layout, room, breaks);
  return same.scale >= ideal.scale * (1 - price) ? same : ideal;
}

function breaksOf(places, layout, room, arrangement) {
  let count = 0;
  return evenBands(places, layout, room, arrangement).map(({ columns }) => (count += columns.length) - columns.length);
}

const placementOf = ({ places, layout, room }, arrangement) => ({ arrangement, placement: spotsOf(places, layout, room, arrangement), left: null });

/**
 * The positions for which the lower right corner of one device stays in position. All devices are moved as far as there
 * is space. If that is not enough, packed devices swap positions with the rotated device.
 *
 * @param {Board} board
 * @param {Arrangement} arrangement
 * @param {number} held
 * @param {boolean} isUnderPointer
 * @returns {{arrangement: Arrangement, placement: Placement, left: {x: number, y: number}}} `left` is the remaining
 * distance.
 */
function holding(board, arrangement, held, isUnderPointer) {
  const { places, layout, room, spots, inForce } = board;
  const at = (columns) => {
    const tried = placementOf(board, { ...arrangement, columns });
    const spot = tried.placement.spots[held];
    const left = shift(tried.placement, spots[held], spot, arrangement.detail.padding);
    return { ...tried, left, off: distance(spots[held], spot) };
  };
  let nearest = at(arrangement.columns);
  // A device that was rotated by a key does not have to stay under a pointer.
  if (layout !== "pack" || inForce !== "fit" || !isUnderPointer) return nearest;
  for (const columns of exchanged(arrangement.columns, held)) {
    if (!nearest.off) break;
    if (!isWithin(sizeOf(places, layout, room, { ...arrangement, columns }), room)) continue;
    const tried = at(columns);
    if (tried.off < nearest.off) nearest = tried;
  }
  return nearest;
}

/** The distance between a device and the pointer that rotated it. The pointer is at the device's old lower right corner. */
function distance(before, { left, bottom, width, height }) {
  const [x, y] = [before.left + before.width - button, before.bottom - button];
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(bottom - height - y, 0, y - bottom));
}

/** The distance of the rotate button from the right and bottom sides, in pixels. */
const button = 16;

/** All orders of columns in which one device takes another position in its column, and that column another position. */
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
 * Moves all devices of a board so that one device keeps its position, as far as there is space.
 * @returns {{x: number, y: number}} The remaining distance.
 */
function shift({ width, height, spots }, before, now, padding) {
  const wanted = { x: before.left + before.width - now.left - now.width, y: before.bottom - now.bottom };
  const most = (value, low, high) => Math.round(Math.min(Math.max(value, Math.min(low, 0)), Math.max(high, 0)));
  const x = most(wanted.x, padding - Math.min(...spots.map(({ left }) => left)), width - padding - Math.max(...spots.map((spot) => spot.left + spot.width)));
  const y = most(wanted.y, padding - Math.min(...spots.map((spot) => spot.bottom - spot.height)), height - padding - Math.max(...spots.map(({ bottom }) => bottom)));
  for (const spot of spots) {
    spot.left += x;
    spot.bottom += y;
  }
  return { x: x - wanted.x, y: y - wanted.y };
}
