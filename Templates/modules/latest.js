/** Sends one request at a time. While one is pending, only the latest request of each kind is queued. */

export class Latest {
  #ask;
  #isBusy = false;
  /** The queued requests by kind. @type {Map<string, {question: object, answered: (answer: any) => void}>} */
  #waiting = new Map();

  /** @param {import("./language.js").Ask} ask */
  constructor(ask) {
    this.#ask = ask;
  }

  /**
   * @param {{ask: string}} question
   * @returns {Promise<any>} The answer, or `null` if a later question replaced this one or there is no answer.
   */
  ask(question) {
    return new Promise((answered) => {
      this.#waiting.get(question.ask)?.answered(null);
      this.#waiting.set(question.ask, { question, answered });
      this.#work();
    });
  }

  async #work() {
    if (this.#isBusy) return;
    this.#isBusy = true;
    while (this.#waiting.size) {
      const kind = urgency.find((kind) => this.#waiting.has(kind));
      const { question, answered } = this.#waiting.get(kind);
      this.#waiting.delete(kind);
      answered(await this.#ask(question));
    }
    this.#isBusy = false;
  }
}

/** The kinds of requests, the most urgent first. Users wait for the first two. */
const urgency = ["completions", "hover", "tokens", "findings"];
