/**
 * The language support of the editor: completion, explanation, fixes and colours. The owner gets the answers from a
 * server, or from the engine in the page. `Sources/LanguageService/Conversation` is the counterpart.
 */

import { ChoiceList } from "./choice-list.js";
import { Completions } from "./completions.js";
import { make } from "./dom.js";
import { Explaining } from "./explaining.js";
import { Mending } from "./mending.js";
import { Latest } from "./latest.js";
import { cursorAt } from "./text-geometry.js";
import { placeIn } from "./text-places.js";

/**
 * @typedef {(question: object) => Promise<any>} Ask Asks a question, in the form of `EditorQuestion.swift`. The result is `null`
 * if there is no answer.
 *
 * @typedef {object} Writing The parts of the editor that the language support needs.
 * @property {HTMLTextAreaElement} field
 * @property {HTMLElement} home The parent of cards and lists over the text.
 * @property {HTMLElement} lines
 * @property {ChoiceList} list
 * @property {Ask} ask
 * @property {(edits: {from: number, to: number, text: string}[], cursor: number) => void} write
 * @property {(offset: number) => {left: number, top: number, bottom: number}} cursorAt
 * @property {(text: string) => void} say Announces a text to screen readers.
 */

/** The pause after the last keystroke, in milliseconds. */
const pause = 120;

export class Language {
  /** @type {Writing} */
  #writing;
  #lines;
  #completions;
  #explaining;
  #mending;
  #timer = 0;
  #said = make("span", "said");
  /** @type {{kind: string, range: number[]}[]} */
  #tokens = [];

  /**
   * @param {object} editor
   * @param {HTMLTextAreaElement} editor.field
   * @param {HTMLElement} editor.home
   * @param {HTMLElement} editor.body The element that scrolls.
   * @param {import("./editor-lines.js").EditorLines} editor.lines
   * @param {Ask} editor.ask
   * @param {Writing["write"]} editor.write
   */
  constructor({ field, home, body, lines, ask, write }) {
    const latest = new Latest(ask);
    this.#lines = lines;
    this.#writing = {
      field, home, lines: lines.list, list: new ChoiceList(home, field), ask: (question) => latest.ask(question), write,
      cursorAt: (offset) => cursorAt(lines.list, placeIn(field.value, offset)),
      say: (text) => (this.#said.textContent = text),
    };
    this.#said.setAttribute("role", "status");
    home.append(this.#said);
    this.#mending = new Mending(this.#writing);
    this.#explaining = new Explaining(this.#writing, this.#mending);
    this.#completions = new Completions(this.#writing);
    field.addEventListener("blur", ({ relatedTarget }) => this.#explaining.holds(relatedTarget) || this.#close());
    document.addEventListener("selectionchange", () => document.activeElement === field && this.#completions.moved());
    body.addEventListener("scroll", () => {
      // A pending question stays valid, because it does not depend on the scroll position.
      this.#explaining.scrolled();
      this.#writing.list.follow();
    });
    addEventListener("resize", () => this.#close());
  }

  /**
   * Called when the text has changed.
   * @param {InputEvent} [event] The input event, if the user typed.
   */
  changed(event) {
    this.#explaining.close();
    this.#mending.changed();
    if (event && !this.#writing.field.readOnly) this.#completions.typed(event);
    else this.#completions.close();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.color(), pause);
  }

  /** Updates the findings, for example when the page shows other problems. */
  async found() {
    await this.#mending.look();
    this.#decorate();
  }

  /** @param {import("./mending.js").Edit[]} edits */
  mend(edits) {
    return this.#mending.mend(edits);
  }

  /** Colours equations and visual format strings. */
  async color() {
    const text = this.#writing.field.value;
    const answer = await this.#writing.ask({ ask: "tokens", text });
    if (!answer || text !== this.#writing.field.value) return;
    this.#tokens = answer.tokens;
    this.#decorate();
  }

  #decorate() {
    const marks = this.#mending.findings.map(({ severity, range }) => ({ kind: `${severity}-here`, range }));
    this.#lines.decorate([...this.#tokens, ...marks]);
  }

  /**
   * @param {KeyboardEvent} event A key event in the text.
   * @returns {boolean} Whether the key was handled.
   */
  press(event) {
    if (event.isComposing) return false;
    if (this.#writing.list.press(event)) return true;
    const { key, code } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const isReadOnly = this.#writing.field.readOnly;
    if (isCommand && (code === "Space" || key.toLowerCase() === "i") && !isReadOnly) this.#completions.ask(true);
    else if (isCommand && key === "." && !isReadOnly) this.#mending.open();
    else if (key === "F1") this.#explaining.open();
    else if (key === "Escape" && this.#explaining.isOpen) this.#explaining.close();
    else return false;
    return true;
  }

  #close() {
    this.#completions.close();
    this.#writing.list.close();
    this.#explaining.close();
  }
}
