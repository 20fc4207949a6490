/**
 * Where devices stand, in numbers. Each takes the room that it covers as it is held, with what is written round it. Devices share columns,
 * one above the other, and columns stand side by side in bands, on a common line. How large devices are follows from the scale alone.
 */

/**
 * @typedef {"pack" | "rows" | "wrap" | "line"} Layout Devices share columns, as many as there is room for; kinds of devices begin
 * rows of their own; all devices fill rows; all stand in one line.
 */

/** @type {Layout[]} The first is that of a page for which nobody has chosen. */
export const layouts = ["pack", "rows", "wrap", "line"];

/**
 * @typedef {{name: string, from: number, to: number, gain: number, above: number, below: number, narrowest: number, columnGap: number,
 * rowGap: number, padding: number}} Detail What is written round a device, in pixels: the smaller the devices, the
 * less. It has the scales from `from` on, and those up to `to` to make all devices fit, if it makes them larger by `gain` than the one
 * before; `padding` is round all devices.
 */

/** @type {Detail[]} The first is what the styles say for a page without scripts. */
const details = [
  { name: "full", from: 0.5, to: 1, gain: 1, above: 46, below: 38, narrowest: 144, columnGap: 28, rowGap: 24, padding: 24 },
  { name: "small", from: 0.16, to: 0.6, gain: 1.05, above: 22, below: 30, narrowest: 104, columnGap: 18, rowGap: 12, padding: 14 },
  { name: "tiny", from: 0, to: 0.24, gain: 1.25, above: 14, below: 0, narrowest: 48, columnGap: 8, rowGap: 8, padding: 8 },
];

/** Text can be read from four pixels on, as `device.css` says, too: the scales at which UIKit's body text has that, and all its text. */
const legible = 4 / 17;
export const isAllLegible = 4 / 11;

/** The scales that a person can choose. */
export const smallest = 0.05;
export const largest = 2;
const steps = [0.05, 0.1, 0.15, 0.2, 0.25, 0.33, 0.4, 0.5, 0.6, 0.67, 0.75, 0.85, 1, 1.25, 1.5, 2];

/** The smallest scale, and how often what lies between two is halved to find the largest that fits. */
const least = 0.02;
const halvings = 9;

/** A device comes into a column that it makes wider by no more than this share of its own width. */
const widening = 0.7;

/** @typedef {{width: number, height: number}} Size The board is as wide and as high, in pixels; or what stands on it. */

/**
 * @typedef {object} Place
 * @property {number} width In points, the bezel included.
 * @property {number} height
 * @property {number} rim What of the width is bezel.
 * @property {unknown} group The kind of the device: others of the same kind have the same value.
 * @property {Size | null} kept What the device took before it turned, too: nobody needs to move for it to turn back.
 * @property {number[]} screen The sides of its screen in points, the shorter first: a device that turns keeps them.
 */

/**
 * @typedef {object} Arrangement
 * @property {number} scale
 * @property {Detail} detail
 * @property {number[][]} columns Places by their numbers, those of a column from above.
 * @property {number[]} [breaks] The columns that begin bands, where these are to stay; without it, by the room.
 */

/**
 * @typedef {{left: number, bottom: number, width: number, height: number}} Spot Where a device stands, in pixels.
 * @typedef {Size & {spots: Spot[]}} Standing
 */

/**
 * @typedef {number | "fit" | "height" | "width"} Wish A scale; all devices in view; each of them, and as many of the others as there is
 * room for beside it; or the widest from side to side.
 */

/** @type {Wish[]} */
const fits = ["fit", "height", "width"];

/** What a text such as `height` or `0.5` wishes for. @returns {Wish | null} */
export const wishOf = (text) => fits.find((wish) => wish === text) ?? (text >= smallest && text <= largest ? Number(text) : null);

export const larger = (scale) => steps.find((step) => step > scale + 0.005) ?? largest;
export const smaller = (scale) => steps.findLast((step) => step < scale - 0.005) ?? smallest;

/**
 * @param {Wish | null} wish `null` where nobody has chosen: all devices in view, if their text can be read.
 * @returns {{inForce: Wish, arrangement: Arrangement}}
 */
export function arrangementInForce(wish, places, layout, room) {
  const inForce = wish ?? "fit";
  const arrangement = arrangementFor(inForce, places, layout, room);
  if (wish !== null || arrangement.scale >= legible) return { inForce, arrangement };
  return { inForce: "height", arrangement: arrangementFor("height", places, layout, room) };
}

export function arrangementFor(wish, places, layout, room) {
  if (wish === "fit") return fitting(places, layout, room);
  return atScale(places, layout, room, typeof wish === "number" ? wish : scaleOfOne(places, room, wish === "height"));
}

/** Of a device that comes near: to a hundredth, so that it is a scale that a person could have chosen. */
export const nearestScale = (place, room) => Math.max(smallest, Math.floor(scaleOfOne([place], room, true) * 100) / 100);

/** @param {Size} screen */
export const sidesOf = ({ width, height }) => [width, height].sort((one, other) => one - other);

const detailAt = (scale) => details.find(({ from }) => scale >= from);

/** At a scale, in columns no higher than the board. @returns {Arrangement} */
function atScale(places, layout, room, scale) {
  const drawn = { scale, detail: detailAt(scale) };
  const tried = waysOf(layout).map((way) => ({ ...drawn, columns: way(places, room, drawn) }));
  return tried.find((arrangement) => isWithin(sizeOf(places, layout, room, arrangement), room)) ?? tried.reduce((one, next) => (sizeOf(places, layout, room, next).height < sizeOf(places, layout, room, one).height ? next : one));
}

/** Order and place are worth so much of the scale: a seventh of it. */
export const price = 1 / 7;

/**
 * The largest scale, up to one pixel a point, at which all devices are in view. Packed devices stand in a row or in columns of neighbours,
 * unless others would make them larger by more than the price of their order.
 * @param {Place[]} places
 * @param {Layout} layout
 * @param {Size} room
 * @returns {Arrangement}
 */
export function fitting(places, layout, room) {
  if (layout !== "pack") return largestBy(ways.single, places, layout, room);
  const best = largestBy(waysOf(layout), places, layout, room);
  // With as much written round them.
  const as = details.filter(({ from }) => from >= best.detail.from);
  const inOrder = [ways.single, ways.ordered].map((some) => largestBy(some, places, layout, room, undefined, as));
  return inOrder.find(({ scale }) => scale >= best.scale * (1 - price)) ?? best;
}

/** @returns {Arrangement} */
export const largestBy = (some, places, layout, room, breaks, among = details) => among
  .map((detail) => some.map((way) => largestOf(detail, places, layout, room, (drawn) => way(places, room, drawn), breaks))
    .reduce((one, next) => (next.scale > one.scale ? next : one)))
  .reduce((one, next) => (one.scale && next.scale < one.scale * next.detail.gain ? one : next));

/** Of the scales that a detail has the largest that fits; 0 where none does, but for the last. @returns {Arrangement} */
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

/** The scale at which each device is in view as a whole, if not all are together; or each from side to side. */
function scaleOfOne(places, room, isWhole) {
  let most = 1;
  for (const { from, above, below, padding } of details) {
    const across = Math.min(...places.map(({ width }) => (room.width - 2 * padding - 1) / width));
    const down = Math.min(...places.map(({ height }) => (room.height - 2 * padding - above - below) / height));
    const scale = Math.min(most, across, isWhole ? down : Infinity);
    if (scale >= from) return Math.max(scale, least);
    // At no scale that has another detail.
    most = from - 0.001;
  }
  return least;
}

/** @param {Size} size @param {Size} room */
export const isWithin = (size, room) => size.width <= room.width && size.height <= room.height;

/** The room of a device with what is written round it. */
function boxOf({ width, height, kept }, { scale, detail: { above, below, narrowest } }) {
  return {
    width: Math.ceil(Math.max(Math.max(width, kept?.width ?? 0) * scale, narrowest)),
    height: Math.max(height, kept?.height ?? 0) * scale + above + below,
  };
}

/** In which order devices look for a column: the widest ways to fill a board differ from board to board. */
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

/** In the order in which they are tried. */
const waysOf = (layout) => (layout === "pack" ? [...ways.single, ...ways.ordered, ...ways.stacked] : ways.single);

/** Each device comes below the one before it, as long as the board is high enough for both and they are about as wide. */
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

/** Each device comes into the column that it fits best, as long as the board is high enough for both. */
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
  // As in the file: columns by their first device, and from above.
  for (const { numbers } of columns) numbers.sort((one, other) => one - other);
  return columns.map(({ numbers }) => numbers).sort(([one], [other]) => one - other);
}

/** Columns side by side. */
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
 * How large what stands on the board becomes.
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

/** The bands of the least width at which they are as high: none is left with a column or two. */
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
 * Where each device stands: in the middle of its column, the columns on a line, and all of them in the middle of the board.
 * @param {Place[]} places
 * @param {Layout} layout
 * @param {Size} room
 * @param {Arrangement} arrangement
 * @returns {Standing}
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
        // Who turned it has a pointer at its right end.
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
