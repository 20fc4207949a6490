/**
 * Where devices stand. Each has a place as wide and as high as it can become in either orientation: so whatever is done to one
 * device, no other moves. Places fill rows; how large they are follows from the scale alone.
 */

/** @typedef {"rows" | "wrap" | "line"} Layout Kinds of devices begin rows of their own; places fill rows; all stand in one line. */

/** @type {Layout[]} */
export const layouts = ["rows", "wrap", "line"];

/**
 * @typedef {object} Detail How much is written round a device, in pixels: the smaller the devices, the less.
 * @property {string} name
 * @property {number} from The smallest scale that has it.
 * @property {number} to The largest scale that has it to get all devices into view.
 * @property {number} above
 * @property {number} below
 * @property {number} narrowest
 * @property {number} columnGap
 * @property {number} rowGap
 * @property {number} padding Round all devices.
 */

/** @type {Detail[]} The first is what the styles say for a page without scripts. */
const details = [
  { name: "full", from: 0.3, to: 1, above: 46, below: 38, narrowest: 144, columnGap: 28, rowGap: 24, padding: 24 },
  { name: "small", from: 0.16, to: 0.3, above: 20, below: 24, narrowest: 104, columnGap: 14, rowGap: 12, padding: 14 },
  { name: "tiny", from: 0, to: 0.24, above: 0, below: 0, narrowest: 0, columnGap: 8, rowGap: 8, padding: 8 },
];

/** Of the board's width and height: what the browser's own rounding of lengths may take. */
const rounding = 1;

/** A step between two scales that are tried, and the smallest. */
const finer = 0.995;
const least = 0.02;

/** So much larger devices have to become to do with less writing. */
const gain = 1.1;

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
 * @property {number} side In points, the bezel included.
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
    return {
      side: Math.max(number("--w"), number("--h")) + 2 * Math.max(number("--bezel-x"), number("--bezel-y")),
      group: device.parentElement,
    };
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
    .reduce((best, next) => (best.scale && next.scale < best.scale * gain ? best : next));
}

/** Of those that a detail has; 0 where none fits, but for the last, which is there for what never does. */
function largestScale(places, layout, room, detail) {
  for (let scale = detail.to; scale >= Math.max(detail.from, least); scale *= finer) {
    const { width, height } = extent(places, layout, room.width, { scale, detail });
    if (width <= room.width - rounding && height <= room.height - rounding) return scale;
  }
  return detail.from ? 0 : least;
}

/** How large the board becomes at a scale, in pixels. */
function extent(places, layout, room, { scale, detail }) {
  const { above, below, narrowest, columnGap, rowGap, padding } = detail;
  const most = layout === "line" ? Infinity : room - 2 * padding - rounding;
  let [width, height, row] = [0, 0, { width: 0, height: 0 }];
  const endRow = () => {
    width = Math.max(width, row.width);
    height += (height ? rowGap : 0) + row.height;
    row = { width: 0, height: 0 };
  };
  places.forEach(({ side, group }, index) => {
    const own = Math.max(side * scale, narrowest);
    const isOther = layout === "rows" && group !== places[index - 1]?.group;
    if (row.width && (isOther || row.width + columnGap + own > most)) endRow();
    row.width += (row.width ? columnGap : 0) + own;
    row.height = Math.max(row.height, above + side * scale + below);
  });
  endRow();
  return { width: width + 2 * padding, height: height + 2 * padding };
}

/**
 * Has the styles follow.
 * @param {HTMLElement} table The element that holds the devices.
 * @param {Layout} layout
 * @param {Arrangement} arrangement
 */
export function arrange(table, layout, { scale, detail: { name, from, to, ...lengths } }) {
  table.dataset.layout = layout;
  table.dataset.detail = name;
  table.style.setProperty("--zoom", scale.toFixed(4));
  for (const [length, pixels] of Object.entries(lengths)) {
    table.style.setProperty(`--${length.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, `${pixels}px`);
  }
  // A line of the wireframes is as thin as a whole number of the display's pixels can be.
  const density = Math.max(1, devicePixelRatio);
  table.style.setProperty("--thinnest", String(Math.floor(density) / density));
}
