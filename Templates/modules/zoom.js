/** One true scale for all devices: fitted to the window, or as the person set it for this session. */

import { arrange, atScale, detailAt, fitting, isWithin, layouts, legible, placesOf, refitting, scaleOfOne, sizeOf, spotsOf } from "./arrangement.js";
import { devices, field, recalled, remember } from "./dom.js";
import { Redrawing } from "./redrawing.js";

const zoomKey = "traitscope.zoom";
const layoutKey = "traitscope.layout";
export const smallest = 0.05;
export const largest = 2;
const steps = [0.05, 0.1, 0.15, 0.2, 0.25, 0.33, 0.4, 0.5, 0.6, 0.67, 0.75, 0.85, 1, 1.25, 1.5, 2];

/** @type {Wish[]} */
const fits = ["fit", "height", "width"];

/** Devices among which one has turned keep their columns, unless all could be larger by more than this. */
const patience = 1.25;

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
   * Devices that have turned move others only as far as they must.
   * @param {HTMLElement[]} changed
   * @param {typeof import("./motion.js").slide} slide How they come there; it is part of what a page loads with the first change.
   */
  devicesChanged(changed, slide) {
    const turned = changed.map((device) => this.#devices.indexOf(device)).filter((number) => number >= 0 && hasTurned(this.#devices[number], this.#places[number]));
    if (!turned.length) return;
    for (const number of turned) {
      const { width, height, kept, group } = this.#places[number];
      this.#places[number] = {
        width: height, height: width, group,
        kept: { width: Math.max(width, height, kept?.width ?? 0), height: Math.max(width, height, kept?.height ?? 0) },
      };
    }
    const before = { spots: this.#spots, scale: this.#arrangement.scale };
    const scrolled = this.#stand(this.#afterTurning(), turned.length === 1 ? turned[0] : null);
    this.#devices.forEach((device, number) => {
      const [then, now] = [before.spots[number], this.#spots[number]];
      const across = then.left + then.width / 2 - now.left - now.width / 2;
      slide(device, { x: across + scrolled.x, y: then.bottom - now.bottom + scrolled.y }, before.scale / this.#arrangement.scale);
    });
  }

  /** The same columns at the same scale, if they still fit; then at another; and others if all devices could be much larger then. */
  #afterTurning() {
    const [places, layout, room, now] = [this.#places, this.#layout, this.#room, this.#arrangement];
    const isAll = this.#inForce === "fit";
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
    return isAll ? ideal : this.#arrangementFor(this.#inForce);
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

  /**
   * @param {import("./arrangement.js").Arrangement} arrangement
   * @param {number | null} [held] The device whose lower right corner stays where it is, where the board has room for that.
   * @returns {{x: number, y: number}} By how much the board was scrolled for it.
   */
  #stand(arrangement, held = null) {
    const before = scaleOf(this.table);
    if (before && arrangement.scale !== this.#arrangement?.scale) this.#redrawing.hold([...this.table.querySelectorAll(".screen")], before);
    const standing = spotsOf(this.#places, this.#layout, this.#room, arrangement);
    const left = held === null ? null : shift(standing, this.#spots[held], standing.spots[held], arrangement.detail.padding);
    this.#arrangement = arrangement;
    this.#spots = standing.spots;
    arrange(this.table, this.#devices, arrangement, standing);
    this.say(true);
    if (!left?.x && !left?.y || isWithin(standing, this.#room)) return { x: 0, y: 0 };
    // What there was no room for is done by scrolling.
    const { scrollLeft, scrollTop } = this.board;
    this.board.scrollBy({ left: left.x, top: left.y, behavior: "instant" });
    return { x: this.board.scrollLeft - scrollLeft, y: this.board.scrollTop - scrollTop };
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

/** Whether a device is held the other way than its place is. */
function hasTurned(device, { width, height }) {
  const [w, h] = ["--w", "--h"].map((name) => Number(device.style.getPropertyValue(name)));
  return w !== h && w > h !== width > height;
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
