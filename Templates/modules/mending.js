/** The mistakes in the text: marked where they are, with the fixes for them. */

import { make, region } from "./dom.js";
import { offsetsIn, placeIn } from "./text-places.js";

/**
 * @typedef {{severity: "error" | "warning" | "note", headline: string, hint?: string, range: number[], fixes: {title:
 * string, edits: {range: number[], text: string}[]}[]}} Finding The form that
 * `Sources/LanguageService/Conversation/EditorAnswer.swift` writes.
 */

export class Mending {
  #editor;
  #problems;
  /** The findings for the current text. @type {Finding[]} */
  findings = [];
  #turn = 0;

  /**
   * @param {import("./language.js").Writing} editor
   * @param {HTMLElement} problems The list below the text.
   */
  constructor(editor, problems) {
    this.#editor = editor;
    this.#problems = problems;
    // Fixes are offered below the text, on the card over it, and in the page's own problems.
    document.addEventListener("click", ({ target }) => {
      const button = /** @type {Element} */ (target).closest(".fix");
      if (button) this.#mendAgain(JSON.parse(button.getAttribute("data-finding")), button.textContent);
    });
  }

  /** Asks for findings if the text has problems. */
  async look() {
    const turn = (this.#turn += 1);
    this.findings = [];
    if (region("problems").querySelector(".diagnostic")) await this.#ask();
    if (turn === this.#turn) this.#offer();
  }

  /** The text has changed: the findings for it are not known yet. */
  changed() {
    this.#turn += 1;
    this.findings = [];
  }

  /** @returns {Promise<Finding[]>} None if the text was changed meanwhile. */
  async #ask() {
    const text = this.#editor.field.value;
    const answer = await this.#editor.ask({ ask: "findings", text });
    if (answer && text === this.#editor.field.value) this.findings = answer.findings;
    return this.findings;
  }

  /** Adds the fixes to the page's problems if the text is editable. */
  #offer() {
    const sheet = region("sheet");
    for (const fixes of [this.#problems, region("problems"), sheet].flatMap((place) => [...place.querySelectorAll(".fixes")])) fixes.remove();
    if (this.#editor.field.readOnly) return;
    for (const headline of document.querySelectorAll("#editor-problems .diagnostic-headline, [data-region] .diagnostic-headline, .sheet-headline")) {
      const problem = headline.closest("[data-line]");
      const line = Number(problem?.getAttribute("data-line")) - 1;
      const said = sentence(headline.textContent.trim());
      const finding = this.findings.find((found) => sentence(found.headline) === said && found.range[0] === line);
      if (!finding?.fixes.length) continue;
      if (problem === headline) headline.after(this.buttons(finding));
      else problem.append(this.buttons(finding));
    }
  }

  /** @param {Finding} finding */
  buttons({ headline, range, fixes }) {
    const made = make("p", "fixes");
    made.append(...fixes.map(({ title }) => {
      const button = make("button", "fix");
      button.type = "button";
      button.textContent = title;
      button.dataset.finding = JSON.stringify({ headline, line: range[0] });
      return button;
    }));
    return made;
  }

  /**
   * The finding may belong to an earlier text.
   * @param {{headline: string, line: number}} finding
   * @param {string} title The title of the fix.
   */
  async #mendAgain({ headline, line }, title) {
    const found = await this.#ask();
    const same = found.filter((finding) => finding.headline === headline);
    const nearest = same.sort((one, other) => Math.abs(one.range[0] - line) - Math.abs(other.range[0] - line))[0];
    const fix = nearest?.fixes.find((fix) => fix.title === title);
    if (fix) this.#write(fix);
    else this.#editor.say("The text has changed since. The fix is not applied.");
  }

  /** Opens the list of fixes for the line of the cursor. */
  async open() {
    const { field, list } = this.#editor;
    const { line } = placeIn(field.value, field.selectionStart);
    const found = await this.#ask();
    const here = found.filter(({ range }) => range[0] <= line && line <= range[2]);
    const choices = here.flatMap(({ severity, headline, fixes }) => fixes.map((fix) => ({
      label: fix.title, kind: severity, about: () => [said(sentence(headline))], take: () => this.#write(fix),
    })));
    if (choices.length) list.show("Fixes", choices, () => this.#editor.cursorAt(field.selectionStart));
    this.#editor.say(choices.length ? (choices.length === 1 ? "1 fix" : `${choices.length} fixes`) : "There is no fix for this line");
  }

  #write({ edits }) {
    const offsets = offsetsIn(this.#editor.field.value);
    const changes = edits.map(({ range, text }) => ({ ...offsets(range), text }));
    const first = changes.reduce((one, other) => (other.from < one.from ? other : one));
    this.#editor.write(changes, first.from + first.text.length);
  }
}

/**
 * A headline that begins like a sentence, as in the page's list. A name from the file keeps its letters.
 * @param {string} headline
 */
export const sentence = (headline) => (/^[\p{Ll}’:,]+(?: |$)/u.test(headline) ? headline.charAt(0).toUpperCase() + headline.slice(1) : headline);

function said(text) {
  const made = make("p", "");
  made.textContent = text;
  return made;
}
