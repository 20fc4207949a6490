/** Completions at the cursor, offered while the user types or on request. */

import { paragraphs } from "./markdown.js";
import { match } from "./matching.js";
import { offsetsIn, placeIn } from "./text-places.js";

/**
 * @typedef {{label: string, kind: string, detail?: string, documentation?: string, swatch?: string, text: string,
 * isSnippet?: boolean, range: number[]}} Completion A completion in the form that
 * `Sources/LanguageService/Conversation/EditorAnswer.swift` writes.
 * @typedef {Completion & {from: number, to: number}} Offer A completion with its offsets in the text of the question.
 */

/** Matches the end of a text after which a name can follow. */
const leads = /[\p{L}\p{N}_".|[@<>=+*/-]$/u;

export class Completions {
  #editor;
  /** @type {Offer[]} */
  #offers = [];
  /** The length of the text that the offers belong to. */
  #length = 0;
  /** The number of questions and closings, so that a late answer opens nothing. */
  #turn = 0;
  #count = 0;
  /** Whether the open list belongs to this object. */
  #isOpen = false;

  /** @param {import("./language.js").Writing} editor */
  constructor(editor) {
    this.#editor = editor;
  }

  get isOpen() {
    return this.#isOpen && this.#editor.list.isOpen;
  }

  /** @param {InputEvent} event */
  typed({ inputType, data, isComposing }) {
    const { field } = this.#editor;
    const before = field.value.slice(0, field.selectionStart);
    const isWord = inputType === "insertText" && !isComposing && (leads.test(data ?? "") || /=\s*$/.test(before));
    if (isWord || (this.isOpen && /^(?:insert|delete)/.test(inputType) && inputType !== "insertLineBreak")) {
      if (this.isOpen) this.#show();
      this.ask();
    } else this.close();
  }

  /**
   * Asks for completions, and opens the list.
   * @param {boolean} [isWanted] Whether the user requested the completions. An empty list is then reported too.
   */
  async ask(isWanted = false) {
    const { field } = this.#editor;
    const { value: text, selectionStart } = field;
    const turn = (this.#turn += 1);
    const answer = await this.#editor.ask({ ask: "completions", text, ...placeIn(text, selectionStart) });
    if (turn !== this.#turn || !answer || document.activeElement !== field) return;
    const offsets = offsetsIn(text);
    this.#offers = answer.completions.map((completion) => ({ ...completion, ...offsets(completion.range) }));
    this.#length = text.length;
    this.#show();
    const count = this.isOpen ? this.#count : 0;
    if (count || isWanted) this.#editor.say(count === 1 ? "1 suggestion" : count ? `${count} suggestions` : "No suggestions here");
  }

  close() {
    this.#turn += 1;
    if (this.isOpen) this.#editor.list.close();
    this.#isOpen = false;
  }

  moved() {
    const { selectionStart, selectionEnd } = this.#editor.field;
    if (!this.isOpen) return;
    const isWithin = this.#offers.some(({ from, to }) => from <= selectionStart && selectionStart <= to + this.#grown);
    if (!isWithin || selectionStart !== selectionEnd) this.close();
  }

  /** The number of characters by which the text has grown since the question. */
  get #grown() {
    return this.#editor.field.value.length - this.#length;
  }

  #show() {
    const { field, list } = this.#editor;
    const cursor = field.selectionStart;
    const found = [];
    for (const offer of this.#offers) {
      const fit = offer.from <= cursor ? match(offer.label, field.value.slice(offer.from, cursor)) : null;
      if (fit) found.push({ offer, ...fit });
    }
    found.sort((one, other) => one.rank - other.rank);
    // The only completion is not offered if its text is already there.
    const isThere = ({ offer: { from, to, text, label } }) => [text, label].includes(field.value.slice(from, to + this.#grown));
    this.#count = found.length === 1 && isThere(found[0]) ? 0 : found.length;
    this.#isOpen = this.#count > 0;
    if (!this.#isOpen) return list.close();
    const first = Math.min(...found.map(({ offer }) => offer.from));
    list.show("Suggestions", found.map(({ offer, letters }) => ({
      label: offer.label, letters, kind: offer.kind, detail: offer.detail, swatch: offer.swatch,
      about: () => (offer.documentation ? paragraphs(offer.documentation) : []), take: () => this.#take(offer),
    })), () => this.#editor.cursorAt(Math.max(first, cursor - longestWord)), () => this.close());
  }

  /** @param {Offer} offer */
  #take({ text, isSnippet, from, to }) {
    this.#isOpen = false;
    const { written, place } = isSnippet ? filledIn(text) : { written: text, place: text.length };
    this.#editor.write([{ from, to: to + this.#grown, text: written }], from + place);
    // A placeholder has its own completions.
    if (isSnippet && place < written.length) this.ask();
  }
}

/** The list opens at the beginning of the word, unless that is more than this many characters before the cursor. */
const longestWord = 40;

/**
 * The text of a snippet, and the position of the cursor in it. `$0` is the placeholder, and `\` escapes the next character.
 * @returns {{written: string, place: number}}
 */
export function filledIn(snippet) {
  let written = "";
  let place = -1;
  for (let at = 0; at < snippet.length; at += 1) {
    if (snippet[at] === "\\") written += snippet[(at += 1)] ?? "";
    else if (snippet.startsWith("$0", at)) {
      place = written.length;
      at += 1;
    } else written += snippet[at];
  }
  return { written, place: place < 0 ? written.length : place };
}
