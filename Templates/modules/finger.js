/** The one finger that touches a screen, and the messages that report it to the server. */

import { device as deviceOf } from "./dom.js";
import { phase, showForce } from "./pressure-levels.js";

/** How long to wait for an answer before the next force, in milliseconds: an unchanged state has no answer. */
const answerDelay = 50;
/** The same for the first force of a phase, which a growing press waits for, since it changes the state. */
const phaseDelay = 1000;

/**
 * @typedef {object} Touch
 * @property {string} device
 * @property {string} target The event without its force: `press list.row`, `pressIcon`.
 * @property {number} force As a share of the greatest force.
 * @property {"drag" | "keys" | "hold" | "pointer"} by
 */

export class Finger {
  /** @type {Touch | null} */
  #touch = null;
  /** Whether the server knows the finger, and whether its force is still to be sent. */
  #isKnown = false;
  #isDue = false;
  #isAwaiting = false;
  #timer = 0;
  /** The phases of the force that was sent, and of the one that is shown. */
  #sentPhase = 0;
  #shownPhase = 0;

  /**
   * @param {object} page
   * @param {(device: string, text: string) => boolean} page.send Returns whether the event was accepted.
   * @param {(device: string, text: string) => void} page.note Remembers an event that cannot be sent.
   */
  constructor({ send, note }) {
    this.send = send;
    this.note = note;
  }

  /** @returns {Readonly<Touch> | null} `null` if no finger presses. */
  get touch() {
    return this.#touch;
  }

  /** Whether the force has reached a phase that the device does not show yet. */
  get awaitsPhase() {
    return this.#touch !== null && phase(deviceOf(this.#touch.device), this.#touch.force) > this.#shownPhase;
  }

  /** @param {Touch} touch Its place and force. It may be at this place already. */
  press(touch) {
    if (this.#touch && (this.#touch.target !== touch.target || this.#touch.device !== touch.device)) this.lift();
    this.#touch = { ...touch, force: Math.max(0, Math.min(touch.force, 1)) };
    this.#isDue = true;
    this.show();
    this.#sendSoon();
  }

  /** @param {number} force The new force of the finger that presses. */
  pressHarder(force) {
    if (this.#touch) this.press({ ...this.#touch, force });
  }

  lift() {
    // The last force counts, however short the press is.
    if (this.#touch && this.#isDue) this.#sendForce();
    if (!this.#touch) return;
    const { device } = this.#touch;
    const isKnown = this.#isKnown;
    this.#forget();
    if (isKnown && !this.send(device, "lift")) this.note(device, "lift");
  }

  /** @param {Touch["by"]} by Lifts only a finger of this kind. */
  letGo(by) {
    if (this.#touch?.by === by) this.lift();
  }

  /**
   * The finger swipes up over the preview, which leaves its actions open, and leaves the screen.
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

  /** The connection is lost: the server has lifted the finger, and so must the remembered events. */
  lose() {
    if (this.#touch && this.#isKnown) this.note(this.#touch.device, "lift");
    this.#forget();
  }

  /** @param {string[]} ids The devices whose new state has arrived. */
  answered(ids) {
    if (this.#touch && ids.includes(this.#touch.device)) this.#resume();
  }

  /** Shows the force on the device, whose elements may be new. */
  show() {
    if (this.#touch) showForce(deviceOf(this.#touch.device), this.#touch.force);
  }

  #forget() {
    if (this.#touch) showForce(deviceOf(this.#touch.device), null);
    clearTimeout(this.#timer);
    this.#touch = null;
    this.#isKnown = this.#isDue = this.#isAwaiting = false;
    this.#sentPhase = this.#shownPhase = 0;
  }

  // The next force is sent as soon as the last is drawn, and not before. Pointers move at most once a frame anyway.

  #sendSoon() {
    if (this.#isDue && !this.#isAwaiting) this.#sendForce();
  }

  #sendForce() {
    const { device, target, force, by } = /** @type {Touch} */ (this.#touch);
    this.#isDue = false;
    if (!this.send(device, `${target} ${Math.round(force * 1000) / 1000}`)) {
      this.#forget();
      return;
    }
    this.#isKnown = this.#isAwaiting = true;
    clearTimeout(this.#timer);
    this.#sentPhase = phase(deviceOf(device), force);
    const isAwaited = by === "hold" && this.#sentPhase > this.#shownPhase;
    this.#timer = setTimeout(() => this.#resume(), isAwaited ? phaseDelay : answerDelay);
  }

  #resume() {
    clearTimeout(this.#timer);
    this.#isAwaiting = false;
    this.#shownPhase = this.#sentPhase;
    this.#sendSoon();
  }
}
