/**
 * The arrangement of the devices, each with its labels. Columns of devices are next to each other in bands, aligned at
 * the bottom. Only the scale determines the size of devices.
 */

/**
 * @typedef {"pack" | "rows" | "wrap" | "line"} Layout Packed: devices share as many columns as fit. Rows: each kind of
 * device begins a row. Wrap: all devices fill rows. Line: one row.
 */

/** @type {Layout[]} The first is the default. */
export const layouts = ["pack", "rows", "wrap", "line"];

/**
 * @typedef {{name: string, from: number, to: number, gain: number, above: number, below: number, narrowest: number,
 * columnGap: number, rowGap: number, padding: number}} Detail The labels around a device, in pixels. A chosen
 * scale has the first detail whose `from` is not larger. To fit all devices, a detail is used from `from` to `to`, if the
 * scale is at least `gain` times that with the previous detail. `padding` surrounds all devices.
 */

/** @type {Detail[]} The first matches the styles of a page without scripts. */
const details = [
  { name: "full", from: 0.5, to: 1, gain: 1, above: 46, below: 38, narrowest: 144, columnGap: 28, rowGap: 24, padding: 24 },
  { name: "small", from: 0.16, to: 0.6, gain: 1.05, above: 22, below: 30, narrowest: 104, columnGap: 18, rowGap: 12, padding: 14 },
  { name: "tiny", from: 0, to: 0.24, gain: 1.25, above: 14, below: 0, narrowest: 48, columnGap: 8, rowGap: 8, padding: 8 },
];

/** The minimum scales at which body text, and all text, is four pixels high and legible, as in `device.css`. */
const legible = 4 / 17;
export const isAllLegible = 4 / 11;

/** The limits of the scale that a user can choose. */
export const smallest = 0.05;
export const largest = 2;
const steps = [0.05, 0.1, 0.15, 0.2, 0.25, 0.33, 0.4, 0.5, 0.6, 0.67, 0.75, 0.85, 1, 1.25, 1.5, 2];

/** The minimum scale, and the bisection steps in the search for the largest one. */
const least = 0.02;
const halvings = 9;

/** A device joins a column only if the column grows by at most this share of the device's width. */
const widening = 0.7;

/** @typedef {{width: number, height: number}} Size The size of the board, or of its content, in pixels. */

/**
 * @typedef {object} Place
 * @property {number} width The width including the bezel, in points.
 * @property {number} height
 * @property {number} rim The part of the width that is bezel.
 * @property {unknown} group The kind of the device. Devices of the same kind have the same value.
 * @property {Size | null} kept The size before a rotation. This space stays free.
 * @property {number[]} screen The lengths of the screen's sides in points, the shorter first, in any orientation.
 */

/**
 * @typedef {object} Arrangement
 * @property {number} scale
 * @property {Detail} detail
 * @property {number[][]} columns The indices of places, column by column, each from top to bottom.
 * @property {number[]} [breaks] The columns that start a band. If omitted, the width decides.
 */

/**
 * @typedef {{left: number, bottom: number, width: number, height: number}} Spot The position and size of a device, in pixels.
 * @typedef {Size & {spots: Spot[]}} Placement
 */

/**
 * @typedef {number | "fit" | "height" | "width" | Detail[]} ZoomMode A scale, all devices in view, one whole device
 * with others next to it, the width of the widest device, or all devices with these details.
 */

/** @type {ZoomMode[]} */
const fits = ["fit", "height", "width"];

/** The zoom mode with the name or the scale in a string, such as `height` or `0.5`. @returns {ZoomMode | null} */
export const modeOf = (text) => fits.find((mode) => mode === text) ?? (text >= smallest && text <= largest ? Number(text) : null);

export const larger = (scale) => steps.find((step) => step > scale + 0.005) ?? largest;
export const smaller = (scale) => steps.findLast((step) => step < scale - 0.005) ?? smallest;

/**
 * @param {ZoomMode | null} mode `null` if the user chose none. It means `fit` if the text is then legible, and otherwise `height`.
 * @returns {{inForce: ZoomMode, arrangement: Arrangement}}
 */
export function arrangementInForce(mode, places, layout, room) {
  const inForce = mode ?? "fit";
  const arrangement = arrangementFor(inForce, places, layout, room);
  if (mode !== null || arrangement.scale >= legible) return { inForce, arrangement };
  return { inForce: "height", arrangement: arrangementFor("height", places, layout, room) };
}

export function arrangementFor(mode, places, layout, room) {
  if (mode === "fit") return fitting(places, layout, room);
  if (Array.isArray(mode)) return largestBy(waysOf(layout), places, layout, room, undefined, mode);
  return atScale(places, layout, room, typeof mode === "number" ? mode : scaleOfOne(places, room, mode === "height"));
}

/** The scale at which one whole device fills the board, rounded down to a hundredth, so that a user can choose it too. */
export const nearestScale = (place, room) => Math.max(smallest, Math.floor(scaleOfOne([place], room, true) * 100) / 100);

/** @param {Size} screen */
export const sidesOf = ({ width, height }) => [width, height].sort((one, other) => one - other);

const detailAt = (scale) => details.find(({ from }) => scale >= from);

/** The arrangement at a given scale, in columns no higher than the board. @returns {Arrangement} */
function atScale(places, layout, room, scale) {
  const drawn = { scale, detail: detailAt(scale) };
  const tried = waysOf(layout).map((way) => ({ ...drawn, columns: way(places, room, drawn) }))
    .map((arrangement) => ({ arrangement, size: sizeOf(places, layout, room, arrangement) }));
  const lowest = (some) => some.reduce((one, next) => (next.size.height < one.size.height ? next : one));
  const [inOrder, best] = [lowest(tried.slice(0, layout === "pack" ? 2 : 1)), lowest(tried)];
  const isWorth = best.size.height < inOrder.size.height * (room.width > phone ? 1 - price : 0);
  return (tried.find(({ size }) => isWithin(size, room)) ?? (isWorth ? best : inOrder)).arrangement;
}

/** The maximum width of a narrow board, in pixels, as in the styles. On a narrow board no gain is worth a changed order. */
const phone = 560;

/** Devices change their order only if the scale becomes larger, or a scrolling board lower, by more than this share. */
export const price = 1 / 7;

/**
 * The arrangement with the largest scale, up to 1, with all devices in view. Packed devices form a row or columns of
 * neighbours, unless another arrangement makes them larger by more than the share `price`.
 * @param {Place[]} places
 * @param {Layout} layout
 * @param {Size} room
 * @returns {Arrangement}
 */
export function fitting(places, layout, room) {
  if (layout !== "pack") return largestBy(ways.single, places, layout, room);
  const best = largestBy(waysOf(layout), places, layout, room);
  // Arrangements in order must not use a smaller detail.
  const as = details.filter(({ from }) => from >= best.detail.from);
  const inOrder = [ways.single, ways.ordered].map((some) => largestBy(some, places, layout, room, undefined, as));
  return inOrder.find(({ scale }) => scale >= best.scale * (1 - price)) ?? best;
}

/** @returns {Arrangement} */
export const largestBy = (some, places, layout, room, breaks, among = details) => among
  .map((detail) => some.map((way) => largestOf(detail, places, layout, room, (drawn) => way(places, room, drawn), breaks))
    .reduce((one, next) => (next.scale > one.scale ? next : one)))
  .reduce((one, next) => (one.scale && next.scale < one.scale * next.detail.gain ? one : next));

/** The largest arrangement with a detail. If none fits, its scale is 0, or `least` with the last detail. @returns {Arrangement} */
export function largestOf(detail, places, layout, room, columnsAt, breaks) {
  const at = (scale) => ({ scale, detail, columns: columnsAt({ scale, detail }), breaks });
  const fits = (scale) => isWithin(sizeOf(places, layout, room, at(scale)), room);
  if (fits(detail.to)) return at(detail.to);
  let [low, high] = [Math.max(detail.from, least), detail.to];
  if (!fits(low)) return detail.from ? { scale: 0, detail, columns: [] } : at(least);
  for (let halving = 0; halving < halvings; halving += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return at(low);
}

/** The scale at which each device, shown alone, is in view as a whole or in its full width. */
function scaleOfOne(places, room, isWhole) {
  let most = 1;
  for (const { from, above, below, padding } of details) {
    const across = Math.min(...places.map(({ width }) => (room.width - 2 * padding - 1) / width));
    const down = Math.min(...places.map(({ height }) => (room.height - 2 * padding - above - below) / height));
    const scale = Math.min(most, across, isWhole ? down : Infinity);
    if (scale >= from) return Math.max(scale, least);
    // Smaller details apply only below the scales of this detail.
    most = from - 0.001;
  }
  return least;
}

/** @param {Size} size @param {Size} room */
export const isWithin = (size, room) => size.width <= room.width && size.height <= room.height;

/** The area of a device with the labels around it. */
function boxOf({ width, height, kept }, { scale, detail: { above, below, narrowest } }) {
  return {
    width: Math.ceil(Math.max(Math.max(width, kept?.width ?? 0) * scale, narrowest)),
    height: Math.max(height, kept?.height ?? 0) * scale + above + below,
  };
}

/** The orders in which devices are added to columns. All are tried, because the best differs from board to board. */
const orders = [
  (one, other) => other.height - one.height,
  (one, other) => other.width - one.width,
  (one, other) => other.width * other.height - one.width * one.height,
];

const ways = {
  stacked: orders.map((order) => (places, room, drawn) => stacked(places, room, drawn, order)),
  ordered: [ordered],
  single: [(places) => places.map((_, number) => [number])],
};

const waysOf = (layout) => (layout === "pack" ? [...ways.single, ...ways.ordered, ...ways.stacked] : ways.single);

/** Puts each device below the previous one, if the board is high enough for both and their widths are similar. */
function ordered(places, room, drawn) {
  const { rowGap, padding } = drawn.detail;
  const columns = [];
  let [wide, high] = [0, Infinity];
  for (const [number, place] of places.entries()) {
    const { width, height } = boxOf(place, drawn);
    const isAlike = Math.abs(width - wide) <= widening * Math.min(width, wide);
    if (isAlike && high + rowGap + height <= room.height - 2 * padding) {
      columns.at(-1).push(number);
      [wide, high] = [Math.max(wide, width), high + rowGap + height];
    } else {
      columns.push([number]);
      [wide, high] = [width, height];
    }
  }
  return columns;
}

/** Adds each device to the best column with enough free height. */
function stacked(places, room, drawn, order) {
  const { rowGap, padding } = drawn.detail;
  const boxes = places.map((place) => boxOf(place, drawn));
  const columns = [];
  for (const number of boxes.map((_, number) => number).sort((one, other) => order(boxes[one], boxes[other]))) {
    const { width, height } = boxes[number];
    let nearest = null;
    for (const column of columns) {
      const added = Math.max(0, width - column.width);
      if (column.height + rowGap + height > room.height - 2 * padding || added > widening * width) continue;
      const distance = added * room.width + Math.abs(column.width - width);
      if (!nearest || distance < nearest.distance) nearest = { column, distance };
    }
    if (nearest) {
      const { column } = nearest;
      column.numbers.push(number);
      column.width = Math.max(column.width, width);
      column.height += rowGap + height;
    } else columns.push({ numbers: [number], width, height });
  }
  // Restores the order of the file: columns are sorted by their first device, devices from top to bottom.
  for (const { numbers } of columns) numbers.sort((one, other) => one - other);
  return columns.map(({ numbers }) => numbers).sort(([one], [other]) => one - other);
}

function bandsOf(places, layout, most, arrangement) {
  const { columns, breaks, detail: { columnGap, rowGap } } = arrangement;
  const bands = [];
  let group = null;
  for (const [index, numbers] of columns.entries()) {
    const boxes = numbers.map((number) => boxOf(places[number], arrangement));
    const width = Math.max(...boxes.map((box) => box.width));
    const height = boxes.reduce((sum, box) => sum + box.height, (boxes.length - 1) * rowGap);
    const band = bands.at(-1);
    const isOther = layout === "rows" && places[numbers[0]].group !== group;
    group = places[numbers[0]].group;
    const hasRoom = breaks ? !breaks.includes(index) : !isOther && (layout === "line" || band?.width + columnGap + width <= most);
    if (band && hasRoom) {
      band.width += columnGap + width;
      band.height = Math.max(band.height, height);
      band.columns.push({ numbers, boxes, width });
    } else bands.push({ width, height, columns: [{ numbers, boxes, width }], group });
  }
  return bands;
}

const widthOf = (bands) => Math.max(0, ...bands.map(({ width }) => width));
const heightOf = (bands, { detail: { rowGap, padding } }) => bands.reduce((sum, { height }) => sum + height + rowGap, 2 * padding - rowGap);
const mostOf = (room, { detail: { padding } }) => room.width - 2 * padding;

/**
 * The size of the arranged devices.
 * @param {Place[]} places
 * @param {Layout} layout
 * @param {Size} room
 * @param {Arrangement} arrangement
 * @returns {Size}
 */
export function sizeOf(places, layout, room, arrangement) {
  const bands = bandsOf(places, layout, mostOf(room, arrangement), arrangement);
  return { width: widthOf(bands) + 2 * arrangement.detail.padding, height: heightOf(bands, arrangement) };
}

/** The narrowest bands of the same total height, so that no band is left with only one or two columns. */
export function evenBands(places, layout, room, arrangement) {
  if (arrangement.breaks) return bandsOf(places, layout, Infinity, arrangement);
  const most = mostOf(room, arrangement);
  const runs = layout === "rows" ? [...Map.groupBy(arrangement.columns, ([number]) => places[number].group).values()] : [arrangement.columns];
  return runs.flatMap((columns) => {
    const at = (width) => bandsOf(places, layout, width, { ...arrangement, columns });
    let bands = at(most);
    for (;;) {
      const narrower = at(widthOf(bands) - 1);
      if (widthOf(narrower) >= widthOf(bands) || heightOf(narrower, arrangement) > heightOf(bands, arrangement)) return bands;
      bands = narrower;
    }
  });
}

/**
 * The position of each device. Devices are centred in their columns, and the columns on the board.
 * @param {Place[]} places
 * @param {Layout} layout
 * @param {Size} room
 * @param {Arrangement} arrangement
 * @returns {Placement}
 */
export function spotsOf(places, layout, room, arrangement) {
  const { scale, detail: { above, below, narrowest, columnGap, rowGap, padding } } = arrangement;
  const bands = evenBands(places, layout, room, arrangement);
  const width = Math.max(room.width, widthOf(bands) + 2 * padding);
  const height = Math.max(room.height, heightOf(bands, arrangement));
  const spots = [];
  let bottom = padding + (height - heightOf(bands, arrangement)) / 2;
  for (const band of bands) {
    bottom += band.height;
    let left = (width - band.width) / 2;
    for (const { numbers, boxes, width: wide } of band.columns) {
      let foot = bottom;
      for (const [index, number] of [...numbers.entries()].reverse()) {
        const place = places[number];
        const held = Math.ceil(Math.max(place.width * scale, narrowest));
        // A rotated device keeps its right end, where the pointer that rotated it is.
        const start = place.kept ? Math.round(left + (wide + boxes[index].width) / 2) - held : Math.round(left + (wide - held) / 2);
        spots[number] = { left: start, bottom: Math.round(foot), width: held, height: place.height * scale + above + below };
        foot -= boxes[index].height + rowGap;
      }
      left += wide + columnGap;
    }
    bottom += rowGap;
  }
  return { width, height, spots };
}
