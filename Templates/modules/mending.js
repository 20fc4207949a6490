/** Finds the mistakes in the text, and applies the fixes for them. */

import { make, region } from "./dom.js";
import { offsetsIn, placeIn } from "./text-places.js";

/**
 * @typedef {{range: number[], text: string, lines: string[]}} Edit `lines` are the first line of the range and the next one, before
 * the edit. `Sources/PlaygroundPipeline/Warnings/ReadResult+Diagnostics.swift` is the counterpart.
 * @typedef {{severity: "error" | "warning" | "note", headline: string, range: number[], fixes: {title: string, edits:
 * Edit[]}[]}} Finding A finding, in the form that `Sources/LanguageService/Conversation/EditorAnswer.swift` writes.
 */

export class Mending {
  #editor;
  /** The findings for the current text. @type {Finding[]} */
  findings = [];
  #turn = 0;

  /** @param {import("./language.js").Writing} editor */
  constructor(editor) {
    this.#editor = editor;
  }

  /** Asks for findings if the text has problems. */
  async look() {
    const turn = (this.#turn += 1);
    this.findings = [];
    const found = region("problems").querySelector(".diagnostic") ? await this.#ask() : [];
    if (turn === this.#turn) this.findings = found;
  }

  /** Called when the text has changed. Its findings are not known yet. */
  changed() {
    this.#turn += 1;
    this.findings = [];
  }

  /** @returns {Promise<Finding[]>} The findings. Empty if the text has changed meanwhile. */
  async #ask() {
    const text = this.#editor.field.value;
    const answer = await this.#editor.ask({ ask: "findings", text });
    if (!answer || text !== this.#editor.field.value) return [];
    const key = ({ headline, range }) => range[0] + sentence(headline);
    const known = new Set(answer.findings.map(key));
    return [...answer.findings, ...onBoard().filter((finding) => !known.has(key(finding)))];
  }

  /** @param {Finding} finding */
  buttons({ fixes }) {
    const made = make("p", "fixes");
    made.append(...fixes.map(({ title, edits }) => {
      const button = make("button", "fix");
      button.type = "button";
      button.textContent = title;
      button.dataset.action = "mend";
      button.dataset.edits = JSON.stringify(edits);
      return button;
    }));
    return made;
  }

  /**
   * @param {Edit[]} edits The edits of a text that may have changed since. They move with their lines.
   * @returns {boolean} Whether the edited lines still exist.
   */
  mend(edits) {
    const lines = this.#editor.field.value.split("\n");
    const fits = (by) => edits.every((edit) => edit.lines.every((line, index) => lines[edit.range[0] + by + index] === line));
    const by = [...lines.keys()].flatMap((by) => [by, -by]).find(fits);
    if (by !== undefined) this.#write(edits.map(({ range: [from, start, to, end], text }) => ({ range: [from + by, start, to + by, end], text })));
    return by !== undefined;
  }

  /** Opens the list of fixes for the line of the cursor. */
  async open() {
    const { field, list } = this.#editor;
    const { line } = placeIn(field.value, field.selectionStart);
    const found = await this.#ask();
    const here = found.filter(({ range }) => range[0] <= line && line <= range[2]);
    const choices = here.flatMap(({ severity, headline, fixes }) => fixes.map((fix) => ({
      label: fix.title, kind: severity, about: () => [said(sentence(headline))], take: () => this.#write(fix.edits),
    })));
    if (choices.length) list.show("Fixes", choices, () => this.#editor.cursorAt(field.selectionStart));
    this.#editor.say(choices.length ? (choices.length === 1 ? "1 fix" : `${choices.length} fixes`) : "There is no fix for this line");
  }

  #write(edits) {
    const offsets = offsetsIn(this.#editor.field.value);
    const changes = edits.map(({ range, text }) => ({ ...offsets(range), text }));
    const first = changes.reduce((one, other) => (other.from < one.from ? other : one));
    this.#editor.write(changes, first.from + first.text.length);
  }
}

/**
 * The headline with a capital at its beginning, as in the page's list. A name from the file keeps its case.
 * @param {string} headline
 */
export const sentence = (headline) => (/^[\p{Ll}’:,]+(?: |$)/u.test(headline) ? headline.charAt(0).toUpperCase() + headline.slice(1) : headline);

/**
 * The page's problems. The language service knows only the first screen. The board knows every screen that the user reached.
 * @returns {Finding[]}
 */
const onBoard = () => [...document.querySelectorAll("#pane-problems .diagnostic[data-range]")].map((/** @type {HTMLElement} */ problem) => ({
  severity: /** @type {Finding["severity"]} */ (/is-(\w+)/.exec(problem.className)[1]),
  headline: problem.querySelector(".diagnostic-headline").textContent.trim(),
  range: JSON.parse(problem.dataset.range),
  fixes: [...problem.querySelectorAll(".fix")].map((/** @type {HTMLElement} */ fix) => ({ title: fix.textContent, edits: JSON.parse(fix.dataset.edits) })),
}));

function said(text) {
  const made = make("p", "");
  made.textContent = text;
  return made;
}
