/** Asks for everything again when the page cannot show an update. */

import * as messages from "./messages.js";

/** The delays before asking, in milliseconds. There is none at first, and a longer one after each failure. */
const delays = [0, 250, 1000, 4000, 15_000, 60_000];

/** The number of failures in a row that are repaired without a message. */
const silentFailures = 2;

/** The time in milliseconds after which the next failure counts as the first. */
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
   * A message could not be shown, and the page is incomplete. The server waits for the question.
   * @param {number} revision The revision of the message.
   */
  failed(revision) {
    const delay = delays[Math.min(this.#failures, delays.length - 1)];
    this.#failures += 1;
    if (this.#failures > silentFailures) this.#badge.fellBehind();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#line.send(messages.resync(revision)), delay);
  }

  succeeded() {
    if (!this.#failures) return;
    this.#badge.caughtUp();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#failures = 0), calm);
  }
}
