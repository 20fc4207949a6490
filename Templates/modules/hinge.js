/** The hinge of a device that folds: it is dragged, or moved by keys, and the device opens or closes. */

import { devices, field } from "./dom.js";
import { Pacing } from "./pacing.js";

/** What a pixel of a drag moves the hinge by, and what a key does, in degrees. */
const dragStep = .75;
const steps = { ArrowRight: 5, ArrowUp: 5, ArrowLeft: -5, ArrowDown: -5, PageUp: 30, PageDown: -30 };

const flat = 180;

/** Where the half of the device that swings moves as it opens, by the class that says so. */
const ways = { "opens-left": [-1, 0], "opens-right": [1, 0], "opens-top": [0, -1], "opens-bottom": [0, 1] };

/** UIHinge.Status in words. */
const statuses = { closed: "closed", partiallyOpen: "partly open", fullyOpen: "open" };

export class Hinge {
  /** @type {{device: HTMLElement, x: number, y: number, way: number[], angle: number} | null} */
  #drag = null;
  /** @type {Pacing<number>} The angle to ask for next. */
  #pacing;

  /**
   * @param {HTMLElement} board
   * @param {(device: string, text: string) => boolean} send Says whether the event was taken.
   */
  constructor(board, send) {
    this.#pacing = new Pacing((device, angle) => {
      const isTaken = send(device.dataset.device, `angle ${angle}`);
      if (!isTaken) this.#end();
      return isTaken;
    });
    board.addEventListener("pointerdown", (event) => this.#begin(event));
    board.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of ["pointerup", "pointercancel"]) board.addEventListener(end, () => this.#end());
    board.addEventListener("keydown", (event) => this.#key(event));
    this.update(devices());
  }

  get isDragging() {
    return this.#drag !== null;
  }

  /**
   * Devices have changed: says where their hinges are, and goes on to the next angle.
   * @param {HTMLElement[]} changed
   */
  update(changed) {
    for (const device of changed) reflect(device);
    if (this.#drag && !this.#drag.device.isConnected) this.#end();
    this.#pacing.update(changed);
  }

  #begin(event) {
    const hinge = hingeOf(event);
    if (!hinge || event.button !== 0) return;
    const device = /** @type {HTMLElement} */ (hinge.closest("[data-device]"));
    event.preventDefault();
    hinge.focus({ preventScroll: true });
    hinge.setPointerCapture(event.pointerId);
    const way = Object.entries(ways).find(([name]) => device.classList.contains(name))?.[1] ?? [0, 0];
    this.#drag = { device, x: event.clientX, y: event.clientY, way, angle: angleOf(device) };
    device.classList.add("is-folding");
  }

  #move(event) {
    if (!this.#drag) return;
    const { device, x, y, way, angle } = this.#drag;
    this.#ask(device, angle + ((event.clientX - x) * way[0] + (event.clientY - y) * way[1]) * dragStep);
  }

  #end() {
    this.#drag?.device.classList.remove("is-folding");
    this.#drag = null;
  }

  #key(event) {
    const hinge = hingeOf(event);
    if (!hinge || event.ctrlKey || event.metaKey || event.altKey) return;
    const device = /** @type {HTMLElement} */ (hinge.closest("[data-device]"));
    const now = this.#pacing.of(device) ?? angleOf(device);
    const angle = { Home: 0, End: flat }[event.key] ?? (event.key in steps ? now + steps[event.key] : undefined);
    if (angle === undefined) return;
    event.preventDefault();
    this.#ask(device, angle);
  }

  #ask(device, angle) {
    const wished = Math.round(Math.max(0, Math.min(angle, flat)));
    if (wished !== (this.#pacing.of(device) ?? angleOf(device))) this.#pacing.wish(device, wished);
  }
}

/** @returns {HTMLElement | null} */
const hingeOf = ({ target }) => target.closest(".hinge");

const angleOf = (device) => Number(device.style.getPropertyValue("--angle"));

/** What an assistive technology says of a hinge, and what stands beside it while it is moved. */
function reflect(device) {
  const hinge = field("hinge", device);
  if (!hinge) return;
  const angle = angleOf(device);
  const status = Object.entries(statuses).find(([name]) => device.classList.contains(`is-${name}`))?.[1] ?? "";
  const attributes = { "aria-valuenow": angle, "aria-valuetext": `${angle}° · ${status}` };
  for (const [name, text] of Object.entries(attributes)) {
    if (hinge.getAttribute(name) !== String(text)) hinge.setAttribute(name, String(text));
  }
}
