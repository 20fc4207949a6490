/** A handle at the rim of a device, which is moved by dragging or by keys. */

import { devices } from "./dom.js";
import { Pacing } from "./pacing.js";

/** The time for which a device shows that its handle moves after the last key, in milliseconds. */
const afterglow = 1500;

/**
 * A kind of handle.
 *
 * @template Value
 * @typedef {object} HandleDescription
 * @property {string} on A selector of the handles.
 * @property {string} moved The class of a device whose handle moves.
 * @property {boolean} [takesFocus] Whether a pointer focuses the handle.
 * @property {(device: HTMLElement) => Value} value The value that the page shows.
 * @property {(device: HTMLElement, handle: HTMLElement) => (way: {x: number, y: number}) => Value} grasp Begins a drag.
 * Returns a function from the movement of the pointer, in CSS pixels, to the value.
 * @property {(event: KeyboardEvent, value: Value, device: HTMLElement, handle: HTMLElement) => Value | undefined} step
 * The value after a key press. `undefined` for other keys.
 * @property {(value: Value, device: HTMLElement) => Value} allowed The nearest value that the device supports.
 * @property {(value: Value, device: HTMLElement, isHeld: boolean) => string} text The event that sets the value.
 * @property {(device: HTMLElement, handle: HTMLElement) => Record<string, unknown>} attributes The attributes for
 * assistive technologies.
 */

/** @template Value */
export class Handle {
  #send;
  #kind;
  /** @type {Pacing<Value>} The next value to send. */
  #pacing;
  /** @type {{device: HTMLElement, valueAt: (way: {x: number, y: number}) => Value, told?: Value} | null} `told` is the
   * value that was sent last. */
  #drag = null;
  #timer = 0;
  #left = ({ target }) => this.#drag || this.#show(target.closest("[data-device]"), false);

  /**
   * @param {HTMLElement} board
   * @param {(device: string, text: string) => boolean} send Returns whether the event was accepted.
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
   * Updates the handles of changed devices, and sends the next value.
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

  /** Ends the drag. The device keeps its last value. If the event of a released handle differs, this event is sent too. */
  #end() {
    if (!this.#drag) return;
    const { device, told } = this.#drag;
    this.#drag = null;
    this.#show(device, false);
    const needsRelease = told !== undefined && this.#kind.text(told, device, true) !== this.#kind.text(told, device, false);
    if (needsRelease && !this.#pacing.isWaiting) this.#pacing.set(device, told);
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
    const wanted = this.#kind.allowed(value, device);
    const text = (of) => this.#kind.text(of, device, false);
    if (text(wanted) !== text(this.#last(device))) this.#pacing.set(device, wanted);
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

/** The number after a key press. `undefined` for other keys. */
export const stepped = ({ key }, number, { least, most }, steps) => ({ Home: least, End: most })[key] ?? (key in steps ? number + steps[key] : undefined);

export const clamped = (number, { least, most }) => Math.round(Math.max(least, Math.min(number, most)));

/** A length or an angle in a device's style. */
export const styled = (device, name) => Number(device.style.getPropertyValue(name));
