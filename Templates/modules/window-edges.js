/** The edges of a window that has any size: they are dragged, or moved by arrow keys, and the window follows. */

import { devices } from "./dom.js";
import { Pacing } from "./pacing.js";
import { scaleOf } from "./zoom.js";

/** How long the marks stay after the last key, in milliseconds. */
const afterglow = 1500;

/** What a key moves an edge by, in points; with Shift ten times that. */
const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

/** @typedef {{width: number, height: number}} Size In points. */

export class WindowEdges {
  /** @type {{edge: HTMLElement, device: HTMLElement, x: number, y: number, size: Size} | null} */
  #drag = null;
  /** @type {Pacing<Size>} The size to ask for next. */
  #pacing;
  /** @type {{device: HTMLElement, size: Size} | null} What the window was told last while its edge was in a hand. */
  #held = null;
  #afterglow = 0;

  /**
   * @param {HTMLElement} board
   * @param {(device: string, text: string) => boolean} send Says whether the event was taken.
   */
  constructor(board, send) {
    this.send = send;
    this.#pacing = new Pacing((device, size) => this.#resize(device, size));
    board.addEventListener("pointerdown", (event) => this.#begin(event));
    board.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of ["pointerup", "pointercancel"]) board.addEventListener(end, () => this.#end());
    board.addEventListener("keydown", (event) => this.#key(event));
    board.addEventListener("focusout", (event) => this.#drag || show(event.target.closest?.("[data-device]"), false));
    this.update(devices());
  }

  get isDragging() {
    return this.#drag !== null;
  }

  /**
   * Devices have changed: says where their edges are, and goes on to the next size.
   * @param {HTMLElement[]} changed
   */
  update(changed) {
    for (const device of changed) for (const edge of device.querySelectorAll(".edge[role]")) reflect(device, edge);
    if (this.#drag && !this.#drag.device.isConnected) this.#end();
    this.#pacing.update(changed);
  }

  #begin(event) {
    const edge = /** @type {Element} */ (event.target).closest(".edge");
    if (!edge || event.button !== 0) return;
    const device = /** @type {HTMLElement} */ (edge.closest("[data-device]"));
    event.preventDefault();
    edge.setPointerCapture(event.pointerId);
    this.#drag = { edge, device, x: event.clientX, y: event.clientY, size: windowSize(device) };
    show(device, true);
  }

  #move(event) {
    if (!this.#drag) return;
    const { edge, device, x, y, size } = this.#drag;
    const scale = scaleOf(device);
    const moves = edge.dataset.edge;
    this.#ask(device, {
      width: moves === "height" ? size.width : size.width + (event.clientX - x) / scale,
      height: moves === "width" ? size.height : size.height + (event.clientY - y) / scale,
    });
  }

  /** The window keeps its last size, and hears that nobody drags it any more. */
  #end() {
    if (!this.#drag) return;
    show(this.#drag.device, false);
    this.#drag = null;
    if (this.#held && !this.#pacing.isWaiting) this.#pacing.wish(this.#held.device, this.#held.size);
    this.#held = null;
  }

  #key(event) {
    const edge = /** @type {Element} */ (event.target).closest(".edge");
    const device = /** @type {HTMLElement | null} */ (edge?.closest("[data-device]") ?? null);
    if (!edge || !device) return;
    const now = this.#pacing.of(device) ?? windowSize(device);
    const dimension = edge.getAttribute("data-edge");
    const value = valueFor(event, now[dimension], limits(device)[dimension]);
    if (value === undefined) return;
    event.preventDefault();
    show(device, true);
    clearTimeout(this.#afterglow);
    this.#afterglow = setTimeout(() => this.#drag || show(device, false), afterglow);
    this.#ask(device, { ...now, [dimension]: value });
  }

  #ask(device, size) {
    const { width, height } = limits(device);
    const wished = { width: clamped(size.width, width), height: clamped(size.height, height) };
    const last = this.#pacing.of(device) ?? windowSize(device);
    if (wished.width !== last.width || wished.height !== last.height) this.#pacing.wish(device, wished);
  }

  #resize(device, size) {
    const isTaken = this.send(device.dataset.device, text(device, size, this.#drag !== null));
    this.#held = isTaken && this.#drag ? { device, size } : null;
    if (!isTaken) this.#end();
    return isTaken;
  }
}

/** A window as large as an iPad's screen is the full screen; that of a phone is not on its screen. */
function text(device, { width, height }, isHeld) {
  const isFull = device.classList.contains("is-pad") && width === length(device, "--w") && height === length(device, "--h");
  return isFull ? "split full" : `resize ${width}x${height}${isHeld ? " interactively" : ""}`;
}

/** Where a key takes an edge; `undefined` for keys that do not move it. */
function valueFor(event, value, { least, most }) {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === "Home") return least;
  if (event.key === "End") return most;
  const step = steps[event.key];
  return step === undefined ? undefined : value + step * (event.shiftKey ? 10 : 1);
}

const clamped = (value, { least, most }) => Math.round(Math.max(least, Math.min(value, most)));

const length = (device, name) => Number(device.style.getPropertyValue(name));

/** @returns {Size} */
const windowSize = (device) => ({ width: length(device, "--ww"), height: length(device, "--wh") });

function limits(device) {
  return {
    width: { least: length(device, "--least-w"), most: length(device, "--most-w") },
    height: { least: length(device, "--least-h"), most: length(device, "--most-h") },
  };
}

/** The marks, and where the edge stands. */
function show(device, isShown) {
  device?.classList.toggle("is-resizing", isShown);
}

/** What an assistive technology says of an edge. */
function reflect(device, edge) {
  const dimension = edge.dataset.edge;
  const value = windowSize(device)[dimension];
  const { least, most } = limits(device)[dimension];
  const attributes = { "aria-valuenow": value, "aria-valuemin": least, "aria-valuemax": most, "aria-valuetext": `${value} points` };
  for (const [name, text] of Object.entries(attributes)) {
    if (edge.getAttribute(name) !== String(text)) edge.setAttribute(name, String(text));
  }
}
