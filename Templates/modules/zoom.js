/** One true scale for all devices: fitted to the window, or as the person set it for this session. */

import { arrange, atScale, fitting, layouts, placesOf } from "./arrangement.js";
import { devices, field, recalled, remember } from "./dom.js";
import { Redrawing } from "./redrawing.js";

const zoomKey = "traitscope.zoom";
const layoutKey = "traitscope.layout";
export const smallest = 0.05;
export const largest = 2;
const steps = [0.05, 0.1, 0.15, 0.2, 0.25, 0.33, 0.4, 0.5, 0.6, 0.67, 0.75, 0.85, 1, 1.25, 1.5, 2];

/** @typedef {number | "fit" | "width"} Wish A scale; all devices in view; or the widest from side to side. */

export class Zoom {
  /** @type {Wish} */
  #wish;
  /** @type {import("./arrangement.js").Layout} */
  #layout;
  #scale = 0.5;
  /** @type {import("./arrangement.js").Place[]} */
  #places = [];
  /** What the scale will be, while a gesture changes it. */
  coming = null;
  #redrawing = new Redrawing();

  /**
   * @param {HTMLElement} board The element that scrolls.
   * @param {HTMLElement} table The element that holds the devices.
   */
  constructor(board, table) {
    this.board = board;
    this.table = table;
    const stored = recalled(zoomKey);
    this.#wish = stored === "width" ? stored : within(Number(stored)) ? Number(stored) : "fit";
    this.#layout = layouts.find((name) => name === recalled(layoutKey)) ?? "rows";
    new ResizeObserver(() => this.#apply()).observe(board);
    this.update();
  }

  get scale() {
    return this.coming ?? this.#scale;
  }

  in() {
    this.wish(steps.find((step) => step > this.#scale + 0.005) ?? largest);
  }

  out() {
    this.wish(steps.findLast((step) => step < this.#scale - 0.005) ?? smallest);
  }

  /** There are other devices. */
  update() {
    this.#places = placesOf(devices());
    this.#apply();
  }

  /** One that stands alone has another place then. */
  deviceTurned() {
    if (this.#places.length === 1) this.update();
  }

  /** @param {Wish} wish */
  wish(wish, anchor = anchorAt(this.#centre())) {
    this.#wish = wish;
    remember(zoomKey, wish === "fit" ? null : String(wish));
    this.#apply();
    keep(anchor, this.board);
  }

  /** @param {import("./arrangement.js").Layout} layout */
  lay(layout) {
    this.#layout = layout;
    remember(layoutKey, layout);
    this.#apply();
  }

  /**
   * A device as large as the board has room for, in the middle of it.
   * @param {HTMLElement} device
   */
  show(device) {
    this.wish(this.#nearestScale(device));
    device.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  }

  /** @param {HTMLElement} device */
  isNear(device) {
    return this.#wish === this.#nearestScale(device);
  }

  #nearestScale(device) {
    const { width, height } = device.querySelector(".bezel").getBoundingClientRect();
    const { above, below, padding } = atScale(1).detail;
    const across = (this.board.clientWidth - 2 * padding) / width;
    const down = (this.board.clientHeight - 2 * padding - above - below) / height;
    // To a hundredth, so that it is the same however large the device is drawn now.
    return Math.min(1, Math.max(smallest, Math.floor(Math.min(across, down) * this.#scale * 100) / 100));
  }

  #apply() {
    if (this.coming) return;
    const room = { width: this.board.clientWidth, height: this.#wish === "width" ? Infinity : this.board.clientHeight };
    const arrangement = typeof this.#wish === "number" ? atScale(this.#wish) : fitting(this.#places, this.#layout, room);
    const before = scaleOf(this.table);
    if (before && arrangement.scale !== this.#scale) this.#redrawing.hold([...this.table.querySelectorAll(".screen")], before);
    this.#scale = arrangement.scale;
    arrange(this.table, this.#places, this.#layout, room.width, arrangement);
    this.say(true);
  }

  /** Shows what is in force. */
  say(isChosen) {
    const output = field("zoom");
    if (output) output.textContent = `${Math.round(this.scale * 100)} %`;
    const wish = this.#wish === 1 ? "full" : this.#wish;
    for (const choice of document.querySelectorAll("[data-zoom]")) choose(choice, isChosen && choice.getAttribute("data-zoom") === wish);
    for (const choice of document.querySelectorAll("[data-lay]")) choose(choice, choice.getAttribute("data-lay") === this.#layout);
  }

  #centre() {
    const { left, top, width, height } = this.board.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }
}

const within = (scale) => scale >= smallest && scale <= largest;

function choose(choice, isChosen) {
  choice.setAttribute(choice.getAttribute("role") === "radio" ? "aria-checked" : "aria-pressed", String(isChosen));
}

/**
 * The bezel nearest to a point, and where in or beside it the point is, in shares of its size.
 * @param {{x: number, y: number}} point
 */
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

/** Scrolls until what was at a point is there again. */
function keep(anchor, board) {
  if (!anchor) return;
  const { left, top, width, height } = anchor.bezel.getBoundingClientRect();
  board.scrollBy({ left: left + anchor.across * width - anchor.x, top: top + anchor.down * height - anchor.y, behavior: "instant" });
}

/**
 * The scale of what stands on a table, 0 before it has one; its computed value would have the browser find the styles of what has just changed.
 * @param {Element} element
 */
export const scaleOf = (element) => Number(element.closest(".board-devices").style.getPropertyValue("--zoom"));
