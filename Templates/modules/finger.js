/** The one finger that touches a screen, and the messages that report it to the server. */

import { device as deviceOf } from "./dom.js";
import { showForce } from "./pressure-levels.js";

/** How long an answer is waited for before the next force is sent anyway, in milliseconds: a force that changes nothing has none. */
const patience = 50;

/**
 * @typedef {object} Touch
 * @property {string} device
 * @property {string} target The event up to its force: `press list.row`, `pressIcon`.
 * @property {number} force As a share of the greatest.
 * @property {"drag" | "keys" | "hold" | "pointer"} by
 */

export class Finger {
  /** @type {Touch | null} */
  #touch = null;
  /** Whether the server knows of the finger, and whether its force is still to be sent. */
  #isKnown = false;
  #isDue = false;
  #isAwaiting = false;
  #timer = 0;

  /**
   * @param {object} page
   * @param {(device: string, text: string) => boolean} page.send Says whether the event was taken.
   * @param {(device: string, text: string) => void} page.note Remembers an event that cannot be sent.
   */
  constructor({ send, note }) {
    this.send = send;
    this.note = note;
  }

  /** @returns {Readonly<Touch> | null} `null` while no finger presses. */
  get touch() {
    return this.#touch;
  }

  /** @param {Touch} touch Where it is and how hard it presses; it may have been there before. */
  press(touch) {
    if (this.#touch && (this.#touch.target !== touch.target || this.#touch.device !== touch.device)) this.lift();
    this.#touch = { ...touch, force: Math.max(0, Math.min(touch.force, 1)) };
    this.#isDue = true;
    this.show();
    this.#sendSoon();
  }

  /** @param {number} force Of the finger that presses already. */
  pressHarder(force) {
    if (this.#touch) this.press({ ...this.#touch, force });
  }

  /** The finger leaves the screen. */
  lift() {
    // However short a press is, its last force counts.
    if (this.#touch && this.#isDue) this.#sendForce();
    if (!this.#touch) return;
    const { device } = this.#touch;
    const isKnown = this.#isKnown;
    this.#forget();
    if (isKnown && !this.send(device, "lift")) this.note(device, "lift");
  }

  /** @param {Touch["by"]} by Only a finger that presses that way is lifted. */
  letGo(by) {
    if (this.#touch?.by === by) this.lift();
  }

  /**
   * The finger draws up over the preview, leaves its actions open, and leaves the screen.
   * @returns {string | null} The device on which actions may open.
   */
  swipeUp() {
    if (this.#touch && this.#isDue) this.#sendForce();
    if (!this.#touch) return null;
    const { device } = this.#touch;
    const isTaken = this.send(device, "swipeUp");
    this.lift();
    return isTaken ? device : null;
  }

  /** The line is down: the server has lifted the finger, and what is told it later must say so, too. */
  lose() {
    if (this.#touch && this.#isKnown) this.note(this.#touch.device, "lift");
    this.#forget();
  }

  /** @param {string[]} ids Of the devices whose new state has come. */
  answered(ids) {
    if (this.#touch && ids.includes(this.#touch.device)) this.#goOn();
  }

  /** Shows the force on the device, which may have been drawn anew. */
  show() {
    if (this.#touch) showForce(deviceOf(this.#touch.device), this.#touch.force);
  }

  #forget() {
    if (this.#touch) showForce(deviceOf(this.#touch.device), null);
    clearTimeout(this.#timer);
    this.#touch = null;
    this.#isKnown = this.#isDue = this.#isAwaiting = false;
  }

  // No force goes before the last is on the page, and then at once. Pointers move once a frame as it is.

  #sendSoon() {
    if (this.#isDue && !this.#isAwaiting) this.#sendForce();
  }

  #sendForce() {
    const { device, target, force } = /** @type {Touch} */ (this.#touch);
    this.#isDue = false;
    if (!this.send(device, `${target} ${Math.round(force * 1000) / 1000}`)) {
      this.#forget();
      return;
    }
    this.#isKnown = this.#isAwaiting = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#goOn(), patience);
  }

  #goOn() {
    clearTimeout(this.#timer);
    this.#isAwaiting = false;
    this.#sendSoon();
  }
}
