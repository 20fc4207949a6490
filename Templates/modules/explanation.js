/** Explains pasted constraint logs, on their own page and in the dialog of a playground's page. */

import { region } from "./dom.js";
import { explain } from "./questions.js";

/** The maximum length of a log, in bytes. Messages to the server have to be shorter than 64 KB, and encoding adds characters. */
const longest = 40_000;
/** The pause after the last keystroke, in milliseconds. */
const pause = 400;

export class Explanation {
  #line;
  #text = /** @type {HTMLTextAreaElement} */ (document.getElementById("explain-log"));
  #status = document.querySelector(".explain-status");
  #timer = 0;
  /** The text of the last question. */
  #asked = "";

  /** @param {import("./page.js").Line} line */
  constructor(line) {
    this.#line = line;
    const form = document.querySelector("[data-explains-log]");
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.ask();
    });
    this.#text.addEventListener("input", () => this.#askSoon());
    this.#text.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) this.ask();
    });
    document.addEventListener("explanation", ({ detail }) => this.#show(detail.html));
    region("explanation").addEventListener("click", ({ target }) => {
      const button = /** @type {Element} */ (target).closest("[data-copies-playground], [data-opens-playground]");
      const text = button?.closest("details").querySelector("code").textContent;
      if (button?.matches("[data-copies-playground]")) this.#copy(text);
      else if (button) this.#open(text);
    });
    if (this.#text.value) this.#askSoon();
  }

  /**
   * Explains a text that was pasted elsewhere on the page.
   * @param {string} text
   */
  take(text) {
    this.#text.value = text;
    this.ask();
  }

  ask() {
    clearTimeout(this.#timer);
    const text = this.#text.value;
    this.#asked = text;
    if (new TextEncoder().encode(text).length > longest) {
      this.#say("The text has more than 40 KB. Paste one message of it, or use “traitscope explain”, which reads more.");
      return;
    }
    this.#say(this.#line.send(explain(text)) ? "" : this.#line.refusal);
  }

  #askSoon() {
    clearTimeout(this.#timer);
    if (this.#text.value !== this.#asked) this.#timer = setTimeout(() => this.ask(), pause);
  }

  #show(html) {
    const isEmpty = !this.#text.value.trim();
    region("explanation").innerHTML = isEmpty ? "" : html;
    const count = region("explanation").querySelectorAll(".explained").length;
    this.#say(isEmpty || !count ? "" : count === 1 ? "Explained" : `${count} messages explained`);
  }

  #say(sentence) {
    this.#status.textContent = sentence;
  }

  /** Opens the log's board as a new playground. */
  async #open(text) {
    const { openNew } = await import("./new-playground.js");
    this.#say(await openNew(document.body.dataset.socket, "explained", text));
  }

  async #copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      this.#say("Copied");
    } catch {
      this.#say("The browser does not allow this page to copy. Select the text and copy it.");
    }
  }
}
