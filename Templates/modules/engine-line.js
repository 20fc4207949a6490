/** A page's line to the engine in the page, which runs in a worker: what takes too long, or fails, is ended and begun anew. */

import { isEvent, Line } from "./line.js";

/** A worker that is busy for longer than this, in milliseconds, is ended. The limits of the engine keep it far below. */
const patience = 10_000;

/**
 * @typedef {{fileName: string, text: string, revision: number, events: string[], attachments: Record<string, string>,
 *   templates: Record<string, string>}} Playground
 */

export class EngineLine extends Line {
  /** Why a message was not taken. */
  refusal = "The engine of this page could not be started.";

  /** @type {Worker | undefined} */
  #worker;
  #parts;
  #address;
  /** The text that the engine has, and the last one that it came through. */
  #text;
  #goodText;
  #isReady = false;
  #hasFailed = false;
  /** How many messages the worker has still to work on. */
  #open = 0;
  #timer = 0;

  /**
   * @param {{engine: string, playground: Playground, worker: string}} parts Of the file: the compiled engine, as base64 of
   *   its gzip form, what it is to play, and the worker's script.
   * @param {import("./messages.js").PastEvent[]} [events] What is to have happened already.
   */
  constructor(parts, events = []) {
    super(events);
    this.#parts = parts;
    this.#text = this.#goodText = parts.playground.text;
    this.#address = URL.createObjectURL(new Blob([parts.worker], { type: "text/javascript" }));
  }

  /**
   * Starts the engine. Fires `open`, `message` (with the message in `detail`), `read` when a text was taken in, `remembered`,
   * and `restarted` when it had to be started again.
   */
  launch() {
    this.#isReady = false;
    this.#open = 0;
    const worker = new Worker(this.#address);
    this.#worker = worker;
    worker.addEventListener("message", ({ data }) => this.#hear(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#restart();
    });
    const { engine, playground } = this.#parts;
    this.#tell({ engine, playground: JSON.stringify({ ...playground, text: this.#text }) });
  }

  /**
   * What happens before the engine has started is told when it has, with what the address told.
   * @param {object} message
   * @returns {boolean} Whether it was taken.
   */
  send(message) {
    if (this.#hasFailed) return false;
    if (this.#isReady) this.#tell({ message: JSON.stringify(message) });
    if (isEvent(message)) this.note(message);
    return true;
  }

  /**
   * Has the engine go on with another text of the playground.
   * @param {string} text
   */
  read(text) {
    this.#text = text;
    if (this.#isReady) this.#tell({ text });
  }

  #tell(order) {
    this.#worker.postMessage(order);
    this.#open += 1;
    this.#watch();
  }

  #watch() {
    clearTimeout(this.#timer);
    this.#timer = this.#open ? setTimeout(() => this.#restart(), patience) : 0;
  }

  #hear({ isReady, isDone, update }) {
    if (update) this.dispatchEvent(new CustomEvent("message", { detail: JSON.parse(update) }));
    if (!isDone) return;
    this.#open -= 1;
    this.#watch();
    if (!this.#open) {
      this.#goodText = this.#text;
      this.dispatchEvent(new Event("read"));
    }
    if (!isReady) return;
    this.#isReady = true;
    this.dispatchEvent(new Event("open"));
  }

  /** The engine goes on with the last text it came through, and without what happened last. */
  #restart() {
    const wasReady = this.#isReady;
    clearTimeout(this.#timer);
    this.#worker.terminate();
    if (!wasReady && this.#text === this.#goodText) {
      this.#hasFailed = true;
      document.body.classList.add("is-still");
      return;
    }
    if (this.#text === this.#goodText) this.events.pop();
    this.#text = this.#goodText;
    this.launch();
    this.dispatchEvent(new Event("restarted"));
  }
}
