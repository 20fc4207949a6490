/** Events that go on with the one before, such as text that is typed letter by letter and content that is scrolled in several
 * movements: the engine says which of them take the place of the one before. */

/** @typedef {{number: number, replacing: number[]}} Handled The number of the last event that the engine has handled, and of
 * those that lead to the same state as together with the event before. */

export class Runs {
  #line;
  #number = 0;
  /** @type {Map<number, import("./messages.js").PastEvent>} Device and text of unanswered events. */
  #events = new Map();
  /** The number of the last event that the engine has handled. */
  answered = 0;

  /** @param {import("./page.js").Line} line */
  constructor(line) {
    this.#line = line;
    // Events on their way to a lost engine are not answered. The page repeats them as events of the past.
    const giveUp = () => (this.answered = this.#number);
    for (const name of ["lost", "restarted"]) line.addEventListener(name, giveUp);
    line.addEventListener("open", () => setTimeout(giveUp));
    document.addEventListener("typed", (/** @type {CustomEvent<Handled>} */ { detail }) => this.#hear(detail));
  }

  /**
   * The number of the next event, which is sent with it.
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

/** `change home.name text`, `scroll home.list to` */
const subjectOf = (text) => text?.split(" ", 3).join(" ");
