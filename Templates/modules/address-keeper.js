/** Keeps the address at what happened on the page, as far as there is room for it. */

import { later, rarely } from "./later.js";
import { notify } from "./live.js";

export class AddressKeeper {
  #line;
  #mirroring;
  #hand;
  /** Whether something has happened that the address does not say yet. */
  #isDue = false;
  /** Whether the person knows that not all of it has found room. */
  #isSaid = false;
  #soon = rarely(() => this.#isDue && this.keep());
  /** What writes the address: it comes with the first touch. */
  writing = later(async () => await import("./address-writing.js"));

  /**
   * @param {import("./page.js").Line} line
   * @param {import("./mirroring.js").Mirroring} mirroring
   * @param {() => {isPressing: boolean, isDragging: boolean} | null} hand What a finger is doing on the board.
   */
  constructor(line, mirroring, hand) {
    this.#line = line;
    this.#mirroring = mirroring;
    this.#hand = hand;
    line.addEventListener("remembered", () => this.#remembered());
    // An address that somebody changes by hand is another page.
    addEventListener("hashchange", () => (location.hash === "#board" ? this.keep() : location.reload()));
  }

  /** Devices show what happened. A browser that is told another address has work to do: after the answer, but before anything else can
   * happen, such as a reload. */
  devicesChanged() {
    if (this.#isDue && !this.#hand()?.isDragging) queueMicrotask(() => this.keep());
  }

  /** At once, if what writes is there. */
  keep() {
    if (this.writing.now) this.#write(this.writing.now);
    else this.writing.need().then((writing) => this.#write(writing));
  }

  #write({ writeAddress }) {
    this.#isDue = false;
    const isKept = writeAddress(this.#mirroring.isOn, this.#line.events);
    if (!isKept && !this.#isSaid) notify("So much has happened that the address no longer holds it: a link leads to the start.");
    this.#isSaid = !isKept;
  }

  /** A finger's last word, its lift, is soon enough. */
  #remembered() {
    if (this.#hand()?.isPressing) return;
    this.#isDue = true;
    this.#soon();
  }
}
