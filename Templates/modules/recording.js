/** Reads the part of record.json that the page draws, and matches its boxes with the boxes of the devices. */

/** @typedef {[number, number, number, number]} Numbers A frame: x, y, width and height in points. */
/** @typedef {{frame?: Numbers, hidden?: boolean}} Element */
/**
 * @typedef {object} Step
 * @property {string} [event]
 * @property {string} [refusal] The reason why the event could not be performed. The run continues without it.
 * @property {string} [skipped] The reason why no recorder can perform the event. The run continues without it.
 * @property {string} [orientation]
 * @property {Element} [window]
 * @property {Record<string, Element>} [controllers]
 * @property {Record<string, Element>} [views]
 * @property {Record<string, Numbers>} [bars]
 * @property {Record<string, Numbers>} [sheets]
 */
/**
 * @typedef {object} Recording
 * @property {{id?: string, name: string}} device
 * @property {{name?: string, version: string}} system
 * @property {{width: number, height: number}} screen
 * @property {{name?: string, steps: Step[]}[]} runs
 */
/** @typedef {{name: string, rect: Numbers, distance: number | null}} RecordedBox A box of UIKit on the screen, and its
 * difference from the page's box. `null` if the page has no such box. */

/** The maximum size of a recording, in bytes, as for `traitscope compare`. */
const largest = 64 * 1024 * 1024;

/**
 * @param {File} file
 * @returns {Promise<Recording>}
 * @throws {Error} With a sentence for the user, if the file is not a recording.
 */
export async function readRecording(file) {
  if (file.size > largest) throw new Error(`${file.name} is too large: recordings of up to 64 MB are read.`);
  let read;
  try {
    read = JSON.parse(await file.text());
  } catch (error) {
    throw new Error(`${file.name} is no JSON: ${error.message}`);
  }
  if (read?.format === undefined) throw new Error(`${file.name} is not a recording: it has no “format”. The ejected app writes record.json.`);
  if (read.format !== 1) throw new Error(`${file.name} is a recording of format ${read.format}, and this page reads format 1.`);
  const isWhole = typeof read.device?.name === "string" && typeof read.system?.version === "string" && isLength(read.screen?.width) && isLength(read.screen?.height)
    && Array.isArray(read.runs) && read.runs.every((run) => Array.isArray(run?.steps) && run.steps.every((step) => step && typeof step === "object"));
  if (!isWhole) throw new Error(`${file.name} is damaged. “traitscope compare” lists the mistakes and their places.`);
  return read;
}

const isLength = (value) => Number.isFinite(value) && value >= 0;

/**
 * The boxes of a step, from back to front.
 * @param {Step} step
 * @param {HTMLElement} home The device.
 * @returns {RecordedBox[]}
 */
export function boxesOf(step, home) {
  const [x, y] = framed(step.window) ?? [0, 0];
  const glass = home.querySelector(".glass");
  const box = (name, id, frame, compare = off) => {
    const rect = /** @type {Numbers} */ ([frame[0] + x, frame[1] + y, frame[2], frame[3]]);
    const element = glass.querySelector(`[data-id="${CSS.escape(id)}"]`);
    return { name, rect, distance: element ? compare(rect, placeOf(element)) : null };
  };
  const controllers = entries(step.controllers).map(([name, controller]) => framed(controller) && box(name, name, controller.frame));
  const views = entries(step.views).map(([name, view]) => framed(view) && !view.hidden && box(name, name, view.frame));
  const bars = entries(step.bars).map(([name, frame]) => {
    const bar = ourBar(name);
    return bar && isFrame(frame) && box(name, bar.id, frame, bar.compare);
  });
  const named = new Set(Object.keys(step.controllers ?? {}));
  const sheets = entries(step.sheets).map(([name, frame]) => !named.has(name) && isFrame(frame) && box(name, name, frame));
  return [...controllers, ...bars, ...sheets, ...views].filter(Boolean);
}

const entries = (table) => Object.entries(table && typeof table === "object" ? table : {});
const isFrame = (value) => Array.isArray(value) && value.length === 4 && value.every(Number.isFinite);
const framed = (element) => (isFrame(element?.frame) ? element.frame : null);

/** The maximum distance between the edges of two boxes, in points. */
const off = (one, other) => Math.max(...edges(one).map((edge, index) => Math.abs(edge - edges(other)[index])));
const edges = ([x, y, width, height]) => [x, y, x + width, y + height];

/** The page's box of a bar. Unlike UIKit's frame it extends to the edge of the screen, so only the opposite edge is compared. */
function ourBar(name) {
  const dot = name.lastIndexOf(".");
  const controller = name.slice(0, dot);
  const edge = (index) => (one, other) => Math.abs(edges(one)[index] - edges(other)[index]);
  return {
    navigationBar: { id: `${controller}/bar`, compare: edge(3) }, toolbar: { id: `${controller}/toolbar`, compare: edge(1) },
    tabBar: { id: `${controller}/tabs`, compare: edge(1) },
  }[name.slice(dot + 1)];
}

/**
 * The frame of a node on an unscrolled screen, in points.
 * @param {HTMLElement} element
 * @returns {Numbers}
 */
function placeOf(element) {
  let [x, y] = [0, 0];
  for (let part = element; part && !part.classList.contains("screen"); part = part.parentElement?.closest(".node")) {
    x += parseFloat(part.style.left) || 0;
    y += parseFloat(part.style.top) || 0;
  }
  return [x, y, parseFloat(element.style.width), parseFloat(element.style.height)];
}
