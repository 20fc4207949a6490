/** A handle at the rim of a device: it is dragged, or moved by keys, and the device follows. */

import { devices } from "./dom.js";
import { Pacing } from "./pacing.js";

/** How long a device shows that its handle is moved after the last key, in milliseconds. */
const afterglow = 1500;

/**
 * What a handle moves.
 *
 * @template Value
 * @typedef {object} HandleDescription
 * @property {string} on A selector of the handles.
 * @property {string} moved The class of a device whose handle is moved.
 * @property {boolean} [takesFocus] Whether a pointer gives the handle the focus.
 * @property {(device: HTMLElement) => Value} value What the page shows.
 * @property {(device: HTMLElement, handle: HTMLElement) => (way: {x: number, y: number}) => Value} grasp The value of a handle that a
 *   pointer takes now and moves so far, in CSS pixels.
 * @property {(event: KeyboardEvent, value: Value, device: HTMLElement, handle: HTMLElement) => Value | undefined} step Where a key takes
 *   the value; `undefined` for keys that do not move it.
 * @property {(value: Value, device: HTMLElement) => Value} allowed The nearest value that the device may have.
 * @property {(value: Value, device: HTMLElement, isHeld: boolean) => string} text The event that asks for it.
 * @property {(device: HTMLElement, handle: HTMLElement) => Record<string, unknown>} attributes What assistive technologies say of it.
 */

/** @template Value */
export class Handle {
  #send;
  #kind;
  /** @type {Pacing<Value>} The value to ask for next. */
  #pacing;
  /** @type {{device: HTMLElement, valueAt: (way: {x: number, y: number}) => Value, told?: Value} | null} With what the device was told last. */
  #drag = null;
  #timer = 0;
  #left = ({ target }) => this.#drag || this.#show(target.closest("[data-device]"), false);

  /**
   * @param {HTMLElement} board
   * @param {(device: string, text: string) => boolean} send Says whether the event was taken.
   * @param {HandleDescription<Value>} kind
   */
  constructor(board, send, kind) {
    this.#send = send;
    this.#kind = kind;
    this.#pacing = new Pacing((device, value) => this.#tell(device, value));
    board.addEventListener("keydown", (event) => this.#key(event));
    this.update(devices());
  }

  get isDragging() {
    return this.#drag !== null;
  }

  /** @returns {import("./pointers.js").Gesture} */
  get gesture() {
    return {
      on: this.#kind.on,
      claims: true,
      begin: ({ device, place }, event) => {
        event.preventDefault();
        if (this.#kind.takesFocus) place.focus({ preventScroll: true });
        this.#drag = { device, valueAt: this.#kind.grasp(device, place) };
        this.#show(device, true);
      },
      move: (hold) => this.#drag && this.#ask(hold.device, this.#drag.valueAt(hold)),
      end: () => this.#end(),
    };
  }

  /**
   * Devices have changed: says where their handles are, and goes on to the next value.
   * @param {HTMLElement[]} changed
   */
  update(changed) {
    for (const device of changed) {
      for (const handle of device.querySelectorAll(`${this.#kind.on}[role]`)) {
        for (const [name, value] of Object.entries(this.#kind.attributes(device, handle))) {
          if (handle.getAttribute(name) !== String(value)) handle.setAttribute(name, String(value));
        }
      }
    }
    if (this.#drag && !this.#drag.device.isConnected) this.#end();
    this.#pacing.update(changed);
  }

  /** The device keeps its last value, and hears that nobody drags it any more where it was told that somebody does. */
  #end() {
    if (!this.#drag) return;
    const { device, told } = this.#drag;
    this.#drag = null;
    this.#show(device, false);
    const needsRelease = told !== undefined && this.#kind.text(told, device, true) !== this.#kind.text(told, device, false);
    if (needsRelease && !this.#pacing.isWaiting) this.#pacing.wish(device, told);
  }

  #key(event) {
    const handle = event.target.closest(this.#kind.on);
    if (!handle || event.ctrlKey || event.metaKey || event.altKey) return;
    const device = handle.closest("[data-device]");
    const value = this.#kind.step(event, this.#last(device), device, handle);
    if (value === undefined) return;
    event.preventDefault();
    this.#show(device, true);
    handle.addEventListener("focusout", this.#left, { once: true });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#drag || this.#show(device, false), afterglow);
    this.#ask(device, value);
  }

  #last(device) {
    return this.#pacing.of(device) ?? this.#kind.value(device);
  }

  #ask(device, value) {
    const wished = this.#kind.allowed(value, device);
    const text = (of) => this.#kind.text(of, device, false);
    if (text(wished) !== text(this.#last(device))) this.#pacing.wish(device, wished);
  }

  #tell(device, value) {
    const isTaken = this.#send(device.dataset.device, this.#kind.text(value, device, this.isDragging));
    if (this.#drag) this.#drag.told = isTaken ? value : undefined;
    if (!isTaken) this.#end();
    return isTaken;
  }

  #show(device, isMoved) {
    device?.classList.toggle(this.#kind.moved, isMoved);
  }
}

/** Where a key takes a number; `undefined` for keys that do not move it. */
export const stepped = ({ key }, number, { least, most }, steps) => ({ Home: least, End: most })[key] ?? (key in steps ? number + steps[key] : undefined);

export const clamped = (number, { least, most }) => Math.round(Math.max(least, Math.min(number, most)));

/** A length or an angle of a device's style. */
export const styled = (device, name) => Number(device.style.getPropertyValue(name));
