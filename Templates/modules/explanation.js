/** Has pasted constraint logs explained: on the page for that, and in the dialog of a playground's page. */

import { region } from "./dom.js";
import { explain } from "./questions.js";

/** A message to the server has to be shorter than 64 KB, and some signs take more room on the way. */
const longest = 40_000;
/** How long it waits for more to be typed, in milliseconds. */
const pause = 400;

export class Explanation {
  #line;
  #text = /** @type {HTMLTextAreaElement} */ (document.getElementById("explain-log"));
  #status = document.querySelector(".explain-status");
  #timer = 0;
  /** What the last answer is to, or will be. */
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
   * Explains a text that was pasted elsewhere.
   * @param {string} text
   */
  take(text) {
    this.#text.value = text;
    this.ask();
  }

  /** Asks now. */
  ask() {
    clearTimeout(this.#timer);
    const text = this.#text.value;
    this.#asked = text;
    if (new TextEncoder().encode(text).length > longest) {
      this.#say("That is more than 40 KB. Paste one message of it, or use “traitscope explain”, which reads more.");
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

  /** On a board of its own, as a new file. */
  async #open(text) {
    const { openNew } = await import("./new-playground.js");
    this.#say(await openNew(document.body.dataset.socket, "explained", text));
  }

  async #copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      this.#say("Copied");
    } catch {
      this.#say("The browser does not let this page copy: select the text.");
    }
  }
}
