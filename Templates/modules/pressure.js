/** Handles presses by the slider next to a bezel, by a key that is held over an element, or by a pointer's own force. */

import { device as deviceOf } from "./dom.js";
import { Finger } from "./finger.js";
import { isForText } from "./gestures.js";
import { listenToHeldKey } from "./held-key.js";
import { listenToSliders } from "./pressure-slider.js";

/** The time for which the keyboard waits for a menu to open, in milliseconds. */
const menuDelay = 1000;

export class Pressure {
  /** @type {HTMLElement | null} The device on which the keyboard waits for a menu. */
  #opening = null;
  #timer = 0;

  /**
   * @param {HTMLElement} board
   * @param {object} page
   * @param {(device: string, text: string) => boolean} page.send Returns whether the event was accepted.
   * @param {(device: string, text: string) => void} page.note Remembers an event that cannot be sent.
   * @param {() => {device: string, node: string} | null} page.selection
   * @param {(text: string) => void} page.notify
   */
  constructor(board, page) {
    this.send = page.send;
    this.finger = new Finger(page);
    this.slider = listenToSliders(board, this.finger, page);
    listenToHeldKey(board, this.finger);
    document.addEventListener("keydown", (event) => event.key.toLowerCase() === "u" && !isForText(event) && this.#swipeUp());
    addEventListener("blur", () => this.finger.lift());
    document.addEventListener("visibilitychange", () => document.hidden && this.finger.lift());
  }

  get isPressing() {
    return this.finger.touch !== null;
  }

  /** @param {string[]} ids The devices whose new state has arrived. */
  answered(ids) {
    this.finger.answered(ids);
    this.#leaveSlider();
    this.#enterMenu();
  }

  /** Lifts the keyboard's finger when a menu of quick actions is open. The menu stays open, and receives the focus. */
  #leaveSlider() {
    const { touch } = this.finger;
    const device = touch?.by === "keys" ? deviceOf(touch.device) : null;
    if (!device?.querySelector(".quickActionMenu")) return;
    this.finger.lift();
    this.opened(device);
  }

  /**
   * Ends a press, or closes the preview or menu that a press left open.
   * @returns {boolean} Whether there was a press, a preview or a menu.
   */
  escape() {
    const veil = /** @type {HTMLElement | null} */ (document.querySelector(".touchVeil[data-event]"));
    if (this.isPressing) this.finger.lift();
    else if (veil) this.send(veil.closest("[data-device]").dataset.device, veil.dataset.event);
    else return false;
    return true;
  }

  /**
   * Moves the focus into the menu that is about to open on a device.
   * @param {HTMLElement | null} device
   */
  opened(device) {
    this.#opening = device;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#opening = null), menuDelay);
    this.#enterMenu();
  }

  #swipeUp() {
    const id = this.finger.swipeUp();
    if (id) this.opened(deviceOf(id));
  }

  #enterMenu() {
    const row = /** @type {HTMLElement | null} */ (
      this.#opening?.querySelector(":is(.actionRow, .quickActionRow)[data-event]")
    );
    if (!row) return;
    this.#opening = null;
    row.focus({ preventScroll: true });
  }
}
