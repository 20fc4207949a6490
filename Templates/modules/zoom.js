/** The scale of all devices: fitted to the window, or set by the user for this session. */

import { arrangementInForce, isAllLegible, larger, layouts, modeOf, nearestScale, sidesOf, smaller, spotsOf } from "./arrangement.js";
import { devices, field, recalled, remember } from "./dom.js";
import { Redrawing } from "./redrawing.js";

const zoomKey = "traitscope.zoom";
const layoutKey = "traitscope.layout";

/** @typedef {import("./arrangement.js").ZoomMode} ZoomMode */

export class Zoom {
  /** @type {ZoomMode | null} */
  #mode;
  /** @type {ZoomMode} The current zoom mode. */
  #inForce = "fit";
  /** @type {ZoomMode | null | undefined} The mode before the board zoomed in on a device. */
  #far;
  /** @type {import("./arrangement.js").Layout} */
  #layout;
  /** @type {HTMLElement[]} */
  #devices = [];
  /** @type {import("./arrangement.js").Place[]} */
  #places = [];
  /** @type {import("./arrangement.js").Size} */
  #room;
  /** @type {import("./arrangement.js").Arrangement} */
  #arrangement;
  /** @type {import("./arrangement.js").Spot[]} */
  #spots = [];
  /** The next scale, while a gesture changes it. */
  coming = null;
  /** Keeps neighbours when the board is resized. Loaded later. @type {typeof import("./turning.js").steady | undefined} */
  steady;
  #redrawing = new Redrawing();

  /**
   * @param {HTMLElement} board The element that scrolls.
   * @param {HTMLElement} table The element that contains the devices.
   */
  constructor(board, table) {
    this.board = board;
    this.table = table;
    this.#mode = modeOf(recalled(zoomKey));
    this.#layout = layouts.find((name) => name === recalled(layoutKey)) ?? layouts[0];
    new ResizeObserver(() => {
      const before = { arrangement: this.#arrangement, room: this.#room };
      if (this.#measure()) this.#apply(before);
    }).observe(board);
    this.#measure();
    this.update();
  }

  get scale() {
    return this.coming ?? this.#arrangement.scale;
  }

  /** `null` if the user chose none. */
  get mode() {
    return this.#mode;
  }

  /** The ids of the devices, in the order of the board. @returns {string[]} */
  get order() {
    return this.#devices.map(({ dataset }) => dataset.device);
  }

  in() {
    this.set(larger(this.#arrangement.scale));
  }

  out() {
    this.set(smaller(this.#arrangement.scale));
  }

  update() {
    const shown = devices().filter(({ hidden }) => !hidden);
    this.#devices = this.#layout === "rows" ? [...Map.groupBy(shown, kindOf).values()].flat() : shown;
    this.#places = this.#devices.map(placeOf);
    this.#apply();
  }

  /**
   * @param {HTMLElement[]} changed
   * @param {typeof import("./patch.js").turnDevices} turnDevices Moves devices after some were rotated.
   */
  devicesChanged(changed, turnDevices) {
    turnDevices(changed.filter(({ hidden }) => !hidden), {
      element: this.board, devices: this.#devices, places: this.#places, layout: this.#layout, room: this.#room,
      arrangement: this.#arrangement, spots: this.#spots, inForce: this.#inForce, arrange: () => this.update(),
      moveDevices: (...next) => this.#moveDevices(...next),
    });
  }

  /** @param {ZoomMode | null} mode */
  set(mode, anchor = anchorAt(this.#centre())) {
    this.#mode = mode;
    this.#far = undefined;
    remember(zoomKey, mode === null ? null : String(mode));
    this.#apply();
    keep(anchor, this.board);
  }

  /** @param {import("./arrangement.js").Layout} layout */
  lay(layout) {
    this.#layout = layout;
    remember(layoutKey, layout);
    this.update();
  }

  /** Zooms in on a device, in the middle of the board. @param {HTMLElement} device */
  show(device) {
    const far = this.#far === undefined ? this.#mode : this.#far;
    this.set(this.#nearestScale(device));
    this.#far = far;
    device.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  }

  /** Returns to the zoom mode from before the board zoomed in. */
  goBack() {
    this.set(this.#far ?? null);
  }

  /** @param {HTMLElement} device */
  isNear(device) {
    return this.#mode === this.#nearestScale(device);
  }

  #nearestScale(device) {
    return nearestScale(this.#places[this.#devices.indexOf(device)], this.#room);
  }

  /** @returns {boolean} Whether the size of the board has changed. */
  #measure() {
    const { clientWidth: width, clientHeight: height } = this.board;
    const isOther = width !== this.#room?.width || height !== this.#room.height;
    this.#room = { width, height };
    return isOther;
  }

  /** @param {{arrangement: import("./arrangement.js").Arrangement, room: import("./arrangement.js").Size}} [before] */
  #apply(before) {
    if (this.coming) return;
    for (const place of this.#places) place.kept = null;
    const { inForce, arrangement } = arrangementInForce(this.#mode, this.#places, this.#layout, this.#room);
    const isKept = before && this.steady && inForce === "fit" && this.#inForce === "fit";
    this.#inForce = inForce;
    this.#moveDevices(isKept ? this.steady(this.#places, this.#layout, this.#room, arrangement, before) : arrangement);
  }

  /** @param {import("./arrangement.js").Arrangement} arrangement */
  #moveDevices(arrangement, placement = spotsOf(this.#places, this.#layout, this.#room, arrangement)) {
    const before = scaleOf(this.table);
    const isRescaled = arrangement.scale !== this.#arrangement?.scale;
    if (before && isRescaled) this.#redrawing.hold([...this.table.querySelectorAll(".screen")], before);
    this.#arrangement = arrangement;
    this.#spots = placement.spots;
    arrange(this.table, this.#devices, arrangement, placement);
    if (isRescaled) this.board.dispatchEvent(new Event("rescale"));
    this.say(true);
  }

  say(isChosen) {
    const output = field("zoom");
    if (output) output.textContent = `${Math.round(this.scale * 100)} %`;
    const mode = this.#inForce === 1 ? "full" : this.#inForce;
    for (const choice of document.querySelectorAll("[data-zoom]")) choose(choice, isChosen && choice.getAttribute("data-zoom") === mode);
    for (const choice of document.querySelectorAll("[data-lay]")) choose(choice, choice.getAttribute("data-lay") === this.#layout);
  }

  #centre() {
    const { left, top, width, height } = this.board.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }
}

/** @returns {import("./arrangement.js").Place} */
function placeOf(device) {
  const style = getComputedStyle(device);
  const [w, h, x, y] = ["--w", "--h", "--bezel-x", "--bezel-y"].map((name) => Number(style.getPropertyValue(name)));
  return { width: w + 2 * x, height: h + 2 * y, rim: 2 * x, group: kindOf(device), kept: null, screen: sidesOf(screenOf(device)) };
}

/** The kind of a device, such as phones or iPads. @param {HTMLElement} device */
const kindOf = (device) => device.parentElement.ariaLabel;

/** The size of a device's screen in its current orientation, in points. */
export function screenOf({ style }) {
  const [width, height] = ["--w", "--h"].map((name) => Number(style.getPropertyValue(name)));
  return { width, height };
}

/** Applies an arrangement to the styles. */
function arrange(table, devices, { scale, detail }, { width, height, spots }) {
  const { name, from, to, gain, columnGap, rowGap, padding, ...lengths } = detail;
  table.dataset.detail = name;
  table.classList.add("is-arranged");
  table.classList.toggle("has-small-text", scale < isAllLegible);
  const set = (property, value) => table.style.getPropertyValue(property) === value || table.style.setProperty(property, value);
  set("--zoom", scale.toFixed(4));
  for (const [length, pixels] of Object.entries(lengths)) set(`--${length}`, `${pixels}px`);
  table.style.width = `${width}px`;
  // The thinnest line that the display can draw is one pixel.
  const ratio = Math.max(1, devicePixelRatio);
  set("--thinnest", String(1 / ratio));
  const grain = pixelsOfEdges(table, ratio);
  set("--grain", String(grain));
  table.classList.toggle("has-grain", grain > 1);
  const pixel = grain / ratio;
  const rows = Math.floor(height / pixel);
  table.style.height = `${rows * pixel}px`;
  devices.forEach(({ style }, number) => {
    const { left, bottom } = spots[number];
    style.left = `${left}px`;
    style.bottom = `${(rows - Math.round(bottom / pixel)) * pixel}px`;
  });
}

/** @type {{ ratio: number, grain: number } | undefined} */
let knownGrain;

/**
 * The grid of box edges, in pixels of the display: 1, or more if the browser magnifies a page that it draws for another
 * display, as in device emulation. Measured with the thinnest border.
 * @param {HTMLElement} table
 * @param {number} ratio
 */
function pixelsOfEdges(table, ratio) {
  if (knownGrain?.ratio !== ratio) {
    const probe = table.appendChild(document.createElement("i"));
    probe.style.borderTop = "0.01px solid";
    knownGrain = { ratio, grain: Math.max(1, Math.round(parseFloat(getComputedStyle(probe).borderTopWidth) * ratio)) };
    probe.remove();
  }
  return knownGrain.grain;
}

function choose(choice, isChosen) {
  choice.setAttribute(choice.getAttribute("role") === "radio" ? "aria-checked" : "aria-pressed", String(isChosen));
}

/** The bezel nearest to a point, and the point's position as fractions of its size. @param {{x: number, y: number}} point */
export function anchorAt({ x, y }) {
  const away = ({ left, right, top, bottom }) => Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  let nearest = null;
  for (const device of devices()) {
    const bezel = device.querySelector(".bezel");
    const rect = bezel.getBoundingClientRect();
    const distance = away(rect);
    if (nearest && distance >= nearest.distance) continue;
    nearest = { bezel, distance, x, y, across: (x - rect.left) / rect.width, down: (y - rect.top) / rect.height };
  }
  return nearest;
}

/** Scrolls so that the anchor is at its old point again. */
function keep(anchor, board) {
  if (!anchor) return;
  const { left, top, width, height } = anchor.bezel.getBoundingClientRect();
  board.scrollBy({ left: left + anchor.across * width - anchor.x, top: top + anchor.down * height - anchor.y, behavior: "instant" });
}

/** The scale of the devices on a table, or 0. The computed value would make the browser compute styles. @param {Element} element */
export const scaleOf = (element) => Number(element.closest(".board-devices").style.getPropertyValue("--zoom"));
