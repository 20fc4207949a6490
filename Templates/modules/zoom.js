/** One true scale for all devices: fitted to the window, or as the person set it for this session. */

import { arrange, atScale, fitting, layouts, legible, placesOf, scaleOfOne, spotsOf } from "./arrangement.js";
import { devices, field, recalled, remember } from "./dom.js";
import { Redrawing } from "./redrawing.js";

const zoomKey = "traitscope.zoom";
const layoutKey = "traitscope.layout";
export const smallest = 0.05;
export const largest = 2;
const steps = [0.05, 0.1, 0.15, 0.2, 0.25, 0.33, 0.4, 0.5, 0.6, 0.67, 0.75, 0.85, 1, 1.25, 1.5, 2];

/** @type {Wish[]} */
const fits = ["fit", "height", "width"];

/**
 * @typedef {number | "fit" | "height" | "width"} Wish A scale; all devices in view; each of them, and as many of the others as there is
 * room for beside it; or the widest from side to side.
 */

export class Zoom {
  /** @type {Wish | null} */
  #wish;
  /** @type {Wish} What became of it. */
  #inForce = "fit";
  /** @type {Wish | null | undefined} What was wished before one device came near, if one is. */
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
    this.#wish = fits.find((wish) => wish === stored) ?? (within(Number(stored)) ? Number(stored) : null);
    this.#layout = layouts.find((name) => name === recalled(layoutKey)) ?? layouts[0];
    new ResizeObserver(() => this.#measure() && this.#apply()).observe(board);
    this.#measure();
    this.update();
  }

  get scale() {
    return this.coming ?? this.#arrangement.scale;
  }

  in() {
    this.wish(steps.find((step) => step > this.#arrangement.scale + 0.005) ?? largest);
  }

  out() {
    this.wish(steps.findLast((step) => step < this.#arrangement.scale - 0.005) ?? smallest);
  }

  /** There are other devices. */
  update() {
    this.#devices = devices();
    this.#places = placesOf(this.#devices);
    this.#apply();
  }

  /**
   * @param {HTMLElement[]} changed
   * @param {typeof import("./turning.js").turn} turn Where those stand that have turned.
   */
  devicesChanged(changed, turn) {
    turn(changed, {
      element: this.board, devices: this.#devices, places: this.#places, layout: this.#layout, room: this.#room,
      arrangement: this.#arrangement, spots: this.#spots, isAll: this.#inForce === "fit", wished: () => this.#arrangementFor(this.#inForce), anew: () => this.update(),
    }, (arrangement, standing) => this.#stand(arrangement, standing));
  }

  /** @param {Wish | null} wish */
  wish(wish, anchor = anchorAt(this.#centre())) {
    this.#wish = wish;
    this.#far = undefined;
    remember(zoomKey, wish === null ? null : String(wish));
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
    const far = this.#far === undefined ? this.#wish : this.#far;
    this.wish(this.#nearestScale(device));
    this.#far = far;
    device.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  }

  /** All devices as they were before one came near. */
  goBack() {
    this.wish(this.#far ?? null);
  }

  /** @param {HTMLElement} device */
  isNear(device) {
    return this.#wish === this.#nearestScale(device);
  }

  #nearestScale(device) {
    const place = this.#places[this.#devices.indexOf(device)];
    // To a hundredth, so that it is a scale that a person could have chosen.
    return Math.max(smallest, Math.floor(scaleOfOne([place], this.#room, true) * 100) / 100);
  }

  /** @returns {boolean} Whether the board has another size. */
  #measure() {
    const { clientWidth: width, clientHeight: height } = this.board;
    const isOther = width !== this.#room?.width || height !== this.#room.height;
    this.#room = { width, height };
    return isOther;
  }

  #apply() {
    if (this.coming) return;
    for (const place of this.#places) place.kept = null;
    const arrangement = this.#arrangementFor(this.#wish ?? "fit");
    const isLegible = this.#wish !== null || arrangement.scale >= legible;
    // What nobody has chosen shows text that can be read.
    this.#inForce = isLegible ? this.#wish ?? "fit" : "height";
    this.#stand(isLegible ? arrangement : this.#arrangementFor("height"));
  }

  /**
   * @param {Wish} wish
   * @returns {import("./arrangement.js").Arrangement}
   */
  #arrangementFor(wish) {
    const [places, layout, room] = [this.#places, this.#layout, this.#room];
    if (wish === "fit") return fitting(places, layout, room);
    return atScale(places, layout, room, typeof wish === "number" ? wish : scaleOfOne(places, room, wish === "height"));
  }

  /** @param {import("./arrangement.js").Arrangement} arrangement */
  #stand(arrangement, standing = spotsOf(this.#places, this.#layout, this.#room, arrangement)) {
    const before = scaleOf(this.table);
    const isRescaled = arrangement.scale !== this.#arrangement?.scale;
    if (before && isRescaled) this.#redrawing.hold([...this.table.querySelectorAll(".screen")], before);
    this.#arrangement = arrangement;
    this.#spots = standing.spots;
    arrange(this.table, this.#devices, arrangement, standing);
    if (isRescaled) this.board.dispatchEvent(new Event("rescale"));
    this.say(true);
  }

  /** Shows what is in force. */
  say(isChosen) {
    const output = field("zoom");
    if (output) output.textContent = `${Math.round(this.scale * 100)} %`;
    const wish = this.#inForce === 1 ? "full" : this.#inForce;
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
