/** One true scale for all devices: fitted to the window, or as the person set it for this session. */

import { devices, field, recalled, remember } from "./dom.js";

const storageKey = "traitscope.zoom";
const smallest = 0.2;
const largest = 2;
/** Below this, text of the wireframes can no longer be read: scrolling is better. */
const smallestFit = 0.46;
const steps = [0.2, 0.25, 0.33, 0.4, 0.5, 0.6, 0.67, 0.75, 0.85, 1, 1.25, 1.5, 2];

export class Zoom {
  /** @type {number | "fit"} */
  #wish;
  #scale = 0.5;

  /**
   * @param {HTMLElement} board The element that scrolls.
   * @param {HTMLElement} table The element that holds the devices.
   */
  constructor(board, table) {
    this.board = board;
    this.table = table;
    const stored = Number(recalled(storageKey));
    this.#wish = stored >= smallest && stored <= largest ? stored : "fit";
    new ResizeObserver(() => this.update()).observe(board);
    board.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    this.update();
  }

  in() {
    this.#set(steps.find((step) => step > this.#scale + 0.005) ?? largest);
  }

  out() {
    this.#set(steps.findLast((step) => step < this.#scale - 0.005) ?? smallest);
  }

  fit() {
    this.#set("fit");
  }

  /** Applies the wish to the devices and the window as they are now. */
  update() {
    this.#apply(this.#wish === "fit" ? fittingScale(this.board, devices()) : this.#wish);
  }

  /** @param {number | "fit"} wish */
  #set(wish, anchor = this.#centre()) {
    this.#wish = wish;
    remember(storageKey, wish === "fit" ? null : String(wish));
    const before = this.#scale;
    const { scrollLeft, scrollTop } = this.board;
    this.update();
    // What is under the pointer, or in the middle, stays there.
    const growth = this.#scale / before;
    this.board.scrollTo({
      left: (scrollLeft + anchor.x) * growth - anchor.x,
      top: (scrollTop + anchor.y) * growth - anchor.y,
      behavior: "instant",
    });
  }

  #apply(scale) {
    this.#scale = scale;
    this.table.style.setProperty("--zoom", scale.toFixed(4));
    const output = field("zoom");
    if (output) output.textContent = `${Math.round(scale * 100)} %`;
    output?.parentElement?.setAttribute("aria-pressed", String(this.#wish === "fit"));
  }

  #centre() {
    return { x: this.board.clientWidth / 2, y: this.board.clientHeight / 2 };
  }

  #wheel(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const scale = this.#scale * Math.exp(-event.deltaY / 300);
    const rect = this.board.getBoundingClientRect();
    this.#set(Math.min(largest, Math.max(smallest, scale)), { x: event.clientX - rect.left, y: event.clientY - rect.top });
  }
}

/**
 * The largest scale at which all devices are in view, but none at which they cannot be read.
 * @param {HTMLElement} board
 * @param {HTMLElement[]} all
 */
function fittingScale(board, all) {
  if (!all.length) return 0.5;
  const style = getComputedStyle(all[0].closest(".board-devices"));
  const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
  const room = { width: board.clientWidth - padding, height: board.clientHeight - parseFloat(style.paddingTop) };
  const sizes = all.map(outerSize);
  const widest = Math.max(...sizes.map((size) => size.width));
  let [low, high] = [smallestFit, 1];
  while (high - low > 0.004) {
    const middle = (low + high) / 2;
    if (heightOfRows(sizes, middle, room.width, parseFloat(style.columnGap), parseFloat(style.rowGap)) <= room.height) low = middle;
    else high = middle;
  }
  return Math.max(smallest, Math.min(low, room.width / widest));
}

/** A device's size in points with its bezel, and the height in pixels of what is written above and below. */
function outerSize(device) {
  const style = getComputedStyle(device);
  const number = (name) => Number(style.getPropertyValue(name));
  const writing = device.offsetHeight - device.querySelector(".bezel").offsetHeight;
  return {
    width: number("--w") + 2 * number("--bezel-x"),
    height: number("--h") + 2 * number("--bezel-y"),
    least: parseFloat(style.minWidth),
    writing,
  };
}

function heightOfRows(sizes, scale, width, columnGap, rowGap) {
  let [total, rowWidth, rowHeight] = [0, 0, 0];
  for (const size of sizes) {
    const own = Math.max(size.width * scale, size.least);
    const height = size.height * scale + size.writing;
    if (rowWidth && rowWidth + columnGap + own > width) {
      total += rowHeight + rowGap;
      [rowWidth, rowHeight] = [0, 0];
    }
    rowWidth += (rowWidth ? columnGap : 0) + own;
    rowHeight = Math.max(rowHeight, height);
  }
  return total + rowHeight;
}
