/**
 * Where devices stand. Each has a place as wide and as high as it can become in either orientation, so that none moves another; one
 * that stands alone, as it is held. Places fill rows as evenly as they can; how large they are follows from the scale alone.
 */

/** @typedef {"rows" | "wrap" | "line"} Layout Kinds of devices begin rows of their own; places fill rows; all stand in one line. */

/** @type {Layout[]} */
export const layouts = ["rows", "wrap", "line"];

/**
 * @typedef {{name: string, from: number, to: number, gain: number, above: number, below: number, narrowest: number, columnGap: number,
 * rowGap: number, padding: number}} Detail What is written round a device, in pixels: the smaller the devices, the
 * less. It has the scales from `from` on, and those up to `to` to make all devices fit, if it makes them larger by `gain` than the one
 * before; `padding` is round all devices.
 */

/** @type {Detail[]} The first is what the styles say for a page without scripts. */
const details = [
  { name: "full", from: 0.3, to: 1, gain: 1, above: 46, below: 38, narrowest: 144, columnGap: 28, rowGap: 24, padding: 24 },
  { name: "small", from: 0.16, to: 0.3, gain: 1.1, above: 20, below: 24, narrowest: 104, columnGap: 14, rowGap: 12, padding: 14 },
  { name: "tiny", from: 0, to: 0.24, gain: 1.25, above: 0, below: 0, narrowest: 0, columnGap: 8, rowGap: 8, padding: 8 },
];

/** What the browser's own rounding of lengths may take, in pixels. */
const rounding = 1;

/** A step between two scales that are tried, and the smallest. */
const finer = 0.995;
const least = 0.02;

/**
 * @typedef {object} Arrangement
 * @property {number} scale
 * @property {Detail} detail
 */

/**
 * @param {number} scale
 * @returns {Arrangement}
 */
export const atScale = (scale) => ({ scale, detail: details.find(({ from }) => scale >= from) });

/**
 * @typedef {object} Place
 * @property {number} width In points, the bezel included.
 * @property {number} height
 * @property {Element} group The kind of the device.
 */

/**
 * @param {HTMLElement[]} devices
 * @returns {Place[]}
 */
export function placesOf(devices) {
  return devices.map((device) => {
    const style = getComputedStyle(device);
    const number = (name) => Number(style.getPropertyValue(name));
    const [w, h, x, y] = ["--w", "--h", "--bezel-x", "--bezel-y"].map(number);
    const side = Math.max(w, h) + 2 * Math.max(x, y);
    const isAlone = devices.length === 1;
    return { width: isAlone ? w + 2 * x : side, height: isAlone ? h + 2 * y : side, group: device.parentElement };
  });
}

/**
 * The largest scale, up to one pixel a point, at which all places are in view.
 * @param {Place[]} places
 * @param {Layout} layout
 * @param {{width: number, height: number}} room In pixels; as high as one likes, if only the width has to fit.
 * @returns {Arrangement}
 */
export function fitting(places, layout, room) {
  return details
    .map((detail) => ({ detail, scale: largestScale(places, layout, room, detail) }))
    .reduce((best, next) => (best.scale && next.scale < best.scale * next.detail.gain ? best : next));
}

/** Of those that a detail has; 0 where none fits, but for the last. */
function largestScale(places, layout, room, detail) {
  for (let scale = detail.to; scale >= Math.max(detail.from, least); scale *= finer) {
    const { width, height } = extent(places, layout, room.width, { scale, detail });
    if (width <= room.width - rounding && height <= room.height - rounding) return scale;
  }
  return detail.from ? 0 : least;
}

/** How large the board becomes, in pixels. */
function extent(places, layout, room, { scale, detail }) {
  const { rowGap, padding } = detail;
  const rows = runsOf(places, layout).flatMap((run) => rowsOf(run, widest(layout, room, detail), { scale, detail }));
  return { width: Math.max(0, ...rows.map((row) => row.width)) + 2 * padding, height: heightOf(rows) + (rows.length - 1) * rowGap + 2 * padding };
}

const heightOf = (rows) => rows.reduce((sum, { height }) => sum + height, 0);
const widest = (layout, room, { padding }) => (layout === "line" ? Infinity : room - 2 * padding - rounding);

/** Places that fill rows together: those of a kind, or all. */
function runsOf(places, layout) {
  return layout === "rows" ? [...Map.groupBy(places, ({ group }) => group).values()] : [places];
}

function rowsOf(run, most, { scale, detail: { above, below, narrowest, columnGap } }) {
  const rows = [];
  for (const place of run) {
    const width = Math.max(place.width * scale, narrowest);
    const height = above + place.height * scale + below;
    const row = rows.at(-1);
    if (row?.width + columnGap + width <= most) {
      row.width += columnGap + width;
      row.height = Math.max(row.height, height);
    } else rows.push({ width, height });
  }
  return rows;
}

/** The least width at which a run is as high as at the most: no row is left with a place or two. */
function evenWidth(run, most, arrangement) {
  const least = heightOf(rowsOf(run, most, arrangement));
  let width = most;
  while (width > 0 && heightOf(rowsOf(run, width - 4, arrangement)) <= least) width -= 4;
  return width;
}

/**
 * Has the styles follow.
 * @param {HTMLElement} table
 * @param {Place[]} places
 * @param {Layout} layout
 * @param {number} room How wide the board is.
 * @param {Arrangement} arrangement
 */
export function arrange(table, places, layout, room, arrangement) {
  const { scale, detail, detail: { name, from, to, gain, ...lengths } } = arrangement;
  table.dataset.layout = layout;
  table.dataset.detail = name;
  table.toggleAttribute("data-alone", places.length === 1);
  table.style.setProperty("--zoom", scale.toFixed(4));
  for (const [length, pixels] of Object.entries(lengths)) {
    table.style.setProperty(`--${length.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, `${pixels}px`);
  }
  for (const run of layout === "line" ? [] : runsOf(places, layout)) {
    const rows = layout === "rows" ? run[0].group : table;
    rows.style.setProperty("--row-width", `${evenWidth(run, widest(layout, room, detail), arrangement) + rounding}px`);
  }
  // A line of the wireframes is as thin as the display can draw it: one of its pixels.
  table.style.setProperty("--thinnest", String(1 / Math.max(1, devicePixelRatio)));
}
