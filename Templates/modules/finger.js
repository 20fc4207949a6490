/** The one finger that touches a screen, and the messages that report it to the server. */

import { device as deviceOf } from "./dom.js";
import { phase, showForce } from "./pressure-levels.js";

/** The time to wait for an answer before the next force is sent, in milliseconds. An unchanged state has no answer. */
const answerDelay = 50;
/** The same time for the first force of a phase. A growing press waits for its answer, because a new phase changes the state. */
const phaseDelay = 1000;

/**
 * @typedef {object} Touch
 * @property {string} device
 * @property {string} target The event without its force, such as `press list.row` or `pressIcon`.
 * @property {number} force The force, as a fraction of the maximum force.
 * @property {"drag" | "keys" | "hold" | "pointer"} by
 */

export class Finger {
  /** @type {Touch | null} */
  #touch = null;
  /** Whether the server knows the finger, and whether the current force has not been sent yet. */
  #isKnown = false;
  #isDue = false;
  #isAwaiting = false;
  #timer = 0;
  /** The phase of the last force that was sent, and the phase that the device shows. */
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

  /** @param {Touch} touch The pressed element and the force. The finger may already be at this element. */
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
    // The last force is sent, however short the press is.
    if (this.#touch && this.#isDue) this.#sendForce();
    if (!this.#touch) return;
    const { device } = this.#touch;
    const isKnown = this.#isKnown;
    this.#forget();
    if (isKnown && !this.send(device, "lift")) this.note(device, "lift");
  }

  /** @param {Touch["by"]} by The kind of finger to lift. Other fingers stay. */
  letGo(by) {
    if (this.#touch?.by === by) this.lift();
  }

  /**
   * Swipes the finger up over the preview, which leaves the preview's actions open, and lifts the finger.
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

  /** Called when the connection is lost. The server has then lifted the finger, so the remembered events must lift it too. */
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

  // The next force is sent when the last one has been drawn, and not before. Pointers move at most once per frame anyway.

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
