/** Events that continue the previous one, such as text that is typed character by character and content that is scrolled in
 * several movements. The engine reports which of them replace the previous event. */

/** @typedef {{number: number, replacing: number[]}} Handled The number of the last event that the engine has handled, and the
 * numbers of events that lead to the same state without the previous event. */

export class Runs {
  #line;
  #number = 0;
  /** @type {Map<number, import("./messages.js").PastEvent>} The device and text of each unanswered event, by its number. */
  #events = new Map();
  /** The number of the last event that the engine has handled. */
  answered = 0;

  /** @param {import("./page.js").Line} line */
  constructor(line) {
    this.#line = line;
    // Events on their way to a lost engine are not answered. The page repeats them as past events.
    const giveUp = () => (this.answered = this.#number);
    for (const name of ["lost", "restarted"]) line.addEventListener(name, giveUp);
    line.addEventListener("open", () => setTimeout(giveUp));
    document.addEventListener("typed", (/** @type {CustomEvent<Handled>} */ { detail }) => this.#hear(detail));
  }

  /**
   * The number of the next event. It is sent with the event.
   * @param {string} device
   * @param {string} text
   */
  next(device, text) {
    this.#number += 1;
    this.#events.set(this.#number, { device, text });
    return this.#number;
  }

  /** @param {Handled} handled */
  #hear({ number, replacing }) {
    this.answered = Math.max(number, this.answered);
    for (const [one, event] of this.#events) {
      if (replacing.includes(one)) this.#replace(event);
      if (one <= number) this.#events.delete(one);
    }
  }

  /** @param {import("./messages.js").PastEvent} event */
  #replace({ device, text }) {
    const { events } = this.#line;
    const place = events.findLastIndex((event) => event.device === device && event.text === text);
    const [former, event] = events.slice(place - 1, place + 1);
    if (place < 1 || former.device !== device || former.mirrored !== event.mirrored || subjectOf(former.text) !== subjectOf(text)) return;
    this.#line.dispatchEvent(new CustomEvent("replaced", { detail: { former, event } }));
    this.#line.rewrite(events.filter((one) => one !== former));
  }
}

/** The common words of events in one run, such as `change home.name text` or `scroll home.list to`. */
const subjectOf = (text) => text?.split(" ", 3).join(" ");
