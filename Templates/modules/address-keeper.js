/** Writes the events of the page into its address, as far as they fit. */

import { later, rarely } from "./later.js";
import { notify } from "./live.js";

export class AddressKeeper {
  #line;
  #mirroring;
  #hand;
  /** Whether there are events that the address does not contain yet. */
  #isDue = false;
  /** Whether a notice said that the address is full. */
  #isSaid = false;
  #soon = rarely(() => this.#isDue && this.keep());
  /** Writes the address. The module is loaded with the first touch. */
  writing = later(async () => await import("./address-writing.js"));

  /**
   * @param {import("./page.js").Line} line
   * @param {import("./mirroring.js").Mirroring} mirroring
   * @param {() => {isPressing: boolean, isDragging: boolean} | null} hand The activity of a finger on the board.
   */
  constructor(line, mirroring, hand) {
    this.#line = line;
    this.#mirroring = mirroring;
    this.#hand = hand;
    line.addEventListener("remembered", () => this.#remembered());
    // An address edited by hand is a different page.
    addEventListener("hashchange", () => (location.hash === "#board" ? this.keep() : location.reload()));
  }

  /** Changing the address is slow: it waits for the answer, and comes before a reload. */
  devicesChanged() {
    if (this.#isDue && !this.#hand()?.isDragging) queueMicrotask(() => this.keep());
  }

  keep() {
    if (this.writing.now) this.#write(this.writing.now);
    else this.writing.need().then((writing) => this.#write(writing));
  }

  #write({ writeAddress }) {
    this.#isDue = false;
    const isKept = writeAddress(this.#mirroring.isOn, this.#line.events);
    if (!isKept && !this.#isSaid) notify("The address is too short for all events. A link shows the start instead.");
    this.#isSaid = !isKept;
  }

  /** Nothing is written while a finger presses. The lift follows soon. */
  #remembered() {
    if (this.#hand()?.isPressing) return;
    this.#isDue = true;
    this.#soon();
  }
}
