/** An exported page's line to the engine, which runs in a worker. A worker that takes too long, or fails, is replaced. */

import { isEvent, Line } from "./line.js";

/** The time, in milliseconds, after which a busy worker is terminated. The limits of the engine are far below it. */
const restartDelay = 10_000;

/** The number of questions in a row that may stop the engine. The editor then gets no answers until a text succeeds. */
const mostStops = 3;

/**
 * @typedef {{fileName: string, text: string, revision: number, events: string[], attachments: Record<string, string>}} Playground
 */

export class EngineLine extends Line {
  /** The sentence shown when a message was not accepted. */
  refusal = "The engine of this page could not be started.";

  /** @type {Worker | undefined} */
  #worker;
  #parts;
  #address;
  /** The current text, the text of the launch, and the last text that succeeded. */
  #text;
  #launchText;
  #goodText;
  /** The events when the engine was last idle. */
  #goodEvents = [];
  #isReady = false;
  #hasRun = false;
  /** Events from before the engine was ready. */
  #early = [];
  #hasFailed = false;
  /** Whether the engine was restarted and has not finished anything since. */
  #isOnTrial = false;
  /** Whether the user restarted the engine and it has not finished anything since. */
  #wasStartedAgain = false;
  /** Callbacks for answers, in the order of the questions. @type {((answer: object | null) => void)[]} */
  #asking = [];
  /** The text that last stopped the engine. Questions about it are not asked again. @type {string | null} */
  #refusedText = null;
  /** The number of questions that stopped the engine since a text succeeded. */
  #stopsOverQuestions = 0;
  /** Whether the engine has received the language since its launch. */
  #knowsLanguage = false;
  /**
   * Unfinished orders, in sequence.
   * @type {{question?: string, language?: string, text?: string, message?: string}[]}
   */
  #open = [];
  #timer = 0;

  /**
   * @param {{engine: Promise<string | undefined>, playground: Playground, templates: string, language: () => string,
   * worker: string}} parts Parts of the file: the packed engine once it is loaded, or `undefined` if it cannot be loaded; the
   * playground; its packed templates; the packed data of the language; and the worker's script.
   * @param {import("./messages.js").PastEvent[]} [events] The events of the page's address.
   */
  constructor(parts, events = []) {
    super(events);
    this.#parts = parts;
    this.#text = this.#goodText = parts.playground.text;
    this.#address = URL.createObjectURL(new Blob([parts.worker], { type: "text/javascript" }));
  }

  /**
   * Starts the engine. Fires `open`, `message` (the message is in `detail`), `read` when a text was read, `remembered`,
   * and `restarted` after a restart (`detail` is whether a text caused it).
   */
  launch() {
    this.#isReady = this.#knowsLanguage = false;
    this.#open = [];
    // The previous worker will not answer.
    for (const answered of this.#asking.splice(0)) answered(null);
    this.#launchText = this.#text;
    const worker = new Worker(this.#address);
    this.#worker = worker;
    worker.addEventListener("message", ({ data }) => this.#hear(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#restart(this.#hasRun);
    });
    const { engine, templates } = this.#parts;
    const playground = { ...this.#parts.playground, text: this.#text };
    engine.then((engine) => engine ? this.#tell({ engine, playground, templates }) : this.#fail());
  }

  /** Restarts a stopped engine with its last good state. If that state has already failed, restarts it with the initial
   * state of the page. */
  startAgain() {
    this.#hasFailed = false;
    document.body.classList.remove("is-still", "is-stopped");
    if (this.#wasStartedAgain) {
      const isText = this.#text !== this.#parts.playground.text;
      this.#text = this.#goodText = this.#parts.playground.text;
      this.events = [];
      this.#goodEvents = [];
      if (isText) this.dispatchEvent(new CustomEvent("restarted", { detail: true }));
    }
    this.#wasStartedAgain = true;
    this.launch();
    this.dispatchEvent(new Event("remembered"));
  }

  /**
   * Sends a message. Events before the engine has started are sent after the start.
   * @param {object} message
   * @returns {boolean} Whether the message was accepted.
   */
  send(message) {
    if (this.#hasFailed) return false;
    if (this.#isReady) this.#tell({ message: JSON.stringify(message) });
    else if (isEvent(message)) this.#early.push(message);
    if (this.#isReady && isEvent(message)) this.note(message);
    return true;
  }

  /**
   * Gives the engine a new text of the playground.
   * @param {string} text
   */
  read(text) {
    this.#text = text;
    if (this.#isReady) this.#tell({ text });
  }

  /**
   * Asks about the text in the editor, which may differ from the text that the devices show. If a question stops the
   * engine, the engine is restarted with its state. This does not count as a failure of the playground.
   * @param {object} question The question, in the form of `Sources/LanguageService/Conversation/EditorQuestion.swift`.
   * @returns {Promise<object | null>} The answer, or `null` if the engine cannot answer.
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
    // Another order does not extend the time of a worker that hangs.
    this.#timer ||= setTimeout(() => this.#restart(), restartDelay);
  }

  #hear({ isReady, isDone, update, answer }) {
    if (answer) this.#asking.shift()?.(JSON.parse(answer));
    if (update) this.dispatchEvent(new CustomEvent("message", { detail: JSON.parse(update) }));
    if (!isDone) return;
    this.#open.shift();
    clearTimeout(this.#timer);
    this.#timer = this.#open.length ? setTimeout(() => this.#restart(), restartDelay) : 0;
    if (isReady) this.#begin();
    else if (this.#open.every(isQuestion)) this.#comeThrough();
  }

  #begin() {
    this.#isReady = this.#hasRun = true;
    this.#goodText = this.#launchText;
    if (this.#text !== this.#launchText) this.#tell({ text: this.#text });
    this.dispatchEvent(new Event("open"));
    // They are sent as new events after the events of the address, so that an existing board, and a finger on it, stay.
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
   * Restarts the engine with the last good text and events, or with its current state if a question stopped it.
   * @param {boolean} [canRun] Whether the browser is able to run the engine.
   */
  #restart(canRun = true) {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#worker.terminate();
    const [stopped] = this.#open;
    if (isQuestion(stopped)) return this.#resumeAfter(stopped);
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

  /** Restarts the engine with its current text and events, because only the question stopped it. */
  #resumeAfter({ question }) {
    this.#refusedText = JSON.parse(question).text;
    this.#stopsOverQuestions += 1;
    this.launch();
  }

  /** Gives up. The page stays unchanged, and offers to restart the engine if `canRun` is true. */
  #fail(canRun = false) {
    this.#hasFailed = true;
    for (const answered of this.#asking.splice(0)) answered(null);
    if (canRun) this.refusal = "The engine of this page has stopped.";
    document.body.classList.add("is-still");
    document.body.classList.toggle("is-stopped", canRun);
  }
}

/**
 * Whether an order is a question of the editor, which does not change the devices.
 * @param {{ question?: string } | undefined} order
 * @returns {order is { question: string }}
 */
const isQuestion = (order) => order?.question !== undefined;
