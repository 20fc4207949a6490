/** A page's line to the engine in the page, which runs in a worker: what takes too long, or fails, is ended and begun anew. */

import { isEvent, Line } from "./line.js";

/** A worker that is busy for longer than this, in milliseconds, is ended. The limits of the engine keep it far below. */
const patience = 10_000;

/** After so many questions in a row that the engine stopped over, the editor's go unanswered until a text has come through. */
const mostStops = 3;

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
  /** The text that the engine is to have, the one it was launched with, and the last one that it came through. */
  #text;
  #launchText;
  #goodText;
  /** What had happened when it last had nothing to work on. */
  #goodEvents = [];
  #isReady = false;
  #hasRun = false;
  /** Events that happened before the engine was ready. */
  #early = [];
  #hasFailed = false;
  /** Whether it was begun anew and has not come through anything since. */
  #isOnTrial = false;
  /** Whether a person had it started again and it has not come through anything since. */
  #wasStartedAgain = false;
  /** Who waits for an answer about the text, in the order of the questions. @type {((answer: object | null) => void)[]} */
  #asking = [];
  /** A text that the engine stopped over: it is not asked about that again. @type {string | null} */
  #refusedText = null;
  /** How many questions the engine stopped over since a text came through. */
  #stopsOverQuestions = 0;
  /** Whether the engine was told of the language since it was launched. */
  #knowsLanguage = false;
  /** What the worker has still to work on, in its order. @type {{question?: string, language?: string, text?: string, message?: string}[]} */
  #open = [];
  #timer = 0;

  /**
   * @param {{engine: Promise<string | undefined>, playground: Playground, language: () => string, worker: string}} parts Of the file: the
   *   compiled engine, as text of its gzip form, once it is there, or nothing if it never will be; what it is to play, what it has to know
   *   of the language, and the worker's script.
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
   * and `restarted` when it had to be started again, with whether it was a text that was too much in `detail`.
   */
  launch() {
    this.#isReady = this.#knowsLanguage = false;
    this.#open = [];
    // The worker that they asked is gone.
    for (const answered of this.#asking.splice(0)) answered(null);
    this.#launchText = this.#text;
    const worker = new Worker(this.#address);
    this.#worker = worker;
    worker.addEventListener("message", ({ data }) => this.#hear(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#restart(this.#hasRun);
    });
    const { engine, playground } = this.#parts;
    const order = JSON.stringify({ ...playground, text: this.#text });
    engine.then((engine) => engine ? this.#tell({ engine, playground: order }) : this.#fail());
  }

  /** Starts an engine that has stopped, with what it last came through; where that was tried already, with what the page began with. */
  startAgain() {
    this.#hasFailed = false;
    document.body.classList.remove("is-still", "is-stopped");
    if (this.#wasStartedAgain) {
      const isText = this.#text !== this.#parts.playground.text;
      this.#text = this.#goodText = this.#parts.playground.text;
      this.events = this.#goodEvents = [];
      if (isText) this.dispatchEvent(new CustomEvent("restarted", { detail: true }));
    }
    this.#wasStartedAgain = true;
    this.launch();
    this.dispatchEvent(new Event("remembered"));
  }

  /**
   * What happens before the engine has started is told when it has.
   * @param {object} message
   * @returns {boolean} Whether it was taken.
   */
  send(message) {
    if (this.#hasFailed) return false;
    if (this.#isReady) this.#tell({ message: JSON.stringify(message) });
    else if (isEvent(message)) this.#early.push(message);
    if (this.#isReady && isEvent(message)) this.note(message);
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

  /**
   * Asks about the text in the editor, which need not be the one that the devices show. An engine that stops over a question is started
   * again with what it had; that is no trial of what it plays.
   * @param {object} question As `Sources/LanguageService/Conversation/EditorQuestion.swift` has it.
   * @returns {Promise<object | null>} The answer; none from an engine that is not there, or stops over it or has stopped over its text.
   */
  async ask(question) {
    if (!this.#isReady || this.#hasFailed || question.text === this.#refusedText || this.#stopsOverQuestions >= mostStops) return null;
    const language = this.#knowsLanguage ? undefined : this.#parts.language();
    this.#knowsLanguage = true;
    this.#tell({ question: JSON.stringify(question), language });
    return new Promise((answered) => this.#asking.push(answered));
  }

  #tell(order) {
    this.#worker.postMessage(order);
    this.#open.push(order);
    // What is told to a worker that hangs gives it no more time.
    this.#timer ||= setTimeout(() => this.#restart(), patience);
  }

  #hear({ isReady, isDone, update, answer }) {
    if (answer) this.#asking.shift()?.(JSON.parse(answer));
    if (update) this.dispatchEvent(new CustomEvent("message", { detail: JSON.parse(update) }));
    if (!isDone) return;
    this.#open.shift();
    clearTimeout(this.#timer);
    this.#timer = this.#open.length ? setTimeout(() => this.#restart(), patience) : 0;
    if (isReady) this.#begin();
    else if (this.#open.every(isQuestion)) this.#comeThrough();
  }

  #begin() {
    this.#isReady = this.#hasRun = true;
    this.#goodText = this.#launchText;
    if (this.#text !== this.#launchText) this.#tell({ text: this.#text });
    this.dispatchEvent(new Event("open"));
    // After what the address told, as news: a board that is there already stays, and so does a finger on it.
    for (const message of this.#early.splice(0)) this.send(message);
  }

  #comeThrough() {
    if (this.#goodText !== this.#text) this.#stopsOverQuestions = 0;
    this.#goodText = this.#text;
    this.#goodEvents = this.events.slice();
    this.#isOnTrial = this.#wasStartedAgain = false;
    this.dispatchEvent(new Event("read"));
  }

  /**
   * The engine goes on with the last text it came through, and without what happened since; after a question with what it had.
   * @param {boolean} [canRun] Whether it is no fault of the browser.
   */
  #restart(canRun = true) {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#worker.terminate();
    const [stopped] = this.#open;
    if (isQuestion(stopped)) return this.#goOnAfterQuestion(stopped);
    const isText = this.#text !== this.#goodText;
    if (isText) this.#refusedText = this.#text;
    if (this.#isOnTrial || (!this.#isReady && !isText)) {
      this.#fail(canRun);
      return;
    }
    this.#isOnTrial = true;
    this.#text = this.#goodText;
    this.events = this.#goodEvents.slice();
    this.launch();
    this.dispatchEvent(new Event("remembered"));
    this.dispatchEvent(new CustomEvent("restarted", { detail: isText }));
  }

  /** What else the engine was to do it does when it is there again: the devices need not find too much what the editor's question was. */
  #goOnAfterQuestion({ question }) {
    this.#refusedText = JSON.parse(question).text;
    this.#stopsOverQuestions += 1;
    this.launch();
  }

  /** The page stays as it is, and may offer to start the engine again. */
  #fail(canRun = false) {
    this.#hasFailed = true;
    for (const answered of this.#asking.splice(0)) answered(null);
    if (canRun) this.refusal = "The engine of this page has stopped.";
    document.body.classList.add("is-still");
    document.body.classList.toggle("is-stopped", canRun);
  }
}

/** Whether an order to the worker is a question of the editor, which changes nothing on the devices. */
const isQuestion = (order) => order?.question !== undefined;
