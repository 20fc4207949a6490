/** What the page does when it cannot show what the server says: it asks for everything again. */

import * as messages from "./messages.js";

/** How long it waits before it asks, in milliseconds: at first not at all, then longer after each failure. */
const delays = [0, 250, 1000, 4000, 15_000, 60_000];

/** So many failures in a row are mended without a word. */
const patience = 2;

/** After so long without a failure, in milliseconds, the next one is the first again. */
const calm = 10_000;

export class Resync {
  #line;
  #badge;
  #failures = 0;
  #timer = 0;

  /**
   * @param {import("./page.js").Line} line
   * @param {import("./connection-badge.js").ConnectionBadge} badge
   */
  constructor(line, badge) {
    this.#line = line;
    this.#badge = badge;
    line.addEventListener("lost", () => clearTimeout(this.#timer));
  }

  /**
   * A message could not be shown, and the page is in between. The server waits until it has asked.
   * @param {number} revision Of the message.
   */
  failed(revision) {
    const delay = delays[Math.min(this.#failures, delays.length - 1)];
    this.#failures += 1;
    if (this.#failures > patience) this.#badge.fellBehind();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#line.send(messages.resync(revision)), delay);
  }

  /** A message was shown. */
  succeeded() {
    if (!this.#failures) return;
    this.#badge.caughtUp();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#failures = 0), calm);
  }
}
