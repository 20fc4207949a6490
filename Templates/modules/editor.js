/** The editor beside the board: the source of a playground with its colours and its problems. Whose text it is, its owner knows. */

import { commonEnds } from "./common-ends.js";
import { field, recalled, region, remember } from "./dom.js";
import { EditorLines } from "./editor-lines.js";
import { EditorProblems } from "./editor-problems.js";
import { giveBack } from "./focus.js";
import { Language } from "./language.js";
import { placeOf, places } from "./places.js";

/**
 * @typedef {object} State What stands beside the file's name.
 * @property {string} text
 * @property {string} [title]
 * @property {boolean} [isTrouble]
 *
 * @typedef {object} Owner Where the text is from, and who takes what is written.
 * @property {() => void} changed Something was written.
 * @property {(errors: string) => State} state Told how many errors there are: `2 errors`, or nothing.
 * @property {(event: MouseEvent) => boolean} leadsHere Whether the place that was clicked is to be shown in the editor.
 * @property {Record<string, () => void>} actions What its buttons do, by the names in `data-editor`.
 * @property {import("./language.js").Ask} ask Asks the language service about the text.
 */

/** So much of a file is to be seen above a line that is shown, in pixels: eight lines. */
const above = 160;

const wrapKey = "traitscope.wrap";

/** The button that opens it. @returns {HTMLElement} */
const button = () => document.querySelector('[data-action="toggle-editor"]');

export class Editor {
  /** The file's, as places name it. */
  fileName = "";
  /** Whether the browser keeps what is written, so that nothing is lost with the page. */
  isKept = false;
  #owner;
  #element = document.getElementById("editor");
  #text = /** @type {HTMLTextAreaElement} */ (this.#element.querySelector(".editor-text"));
  #body = this.#element.querySelector(".editor-body");
  #lines = new EditorLines(this.#element.querySelector(".editor-lines"));
  #problems = new EditorProblems(field("editor-problems", this.#element));
  #isReplacing = false;
  /** Whether somebody writes, and has not looked elsewhere since. */
  #isWriting = false;
  #language;
  /** @type {HTMLElement | null} What had the focus before it opened. */
  #opener = null;

  /** @param {Owner} owner */
  constructor(owner) {
    this.#owner = owner;
    this.#language = new Language({
      field: this.#text, home: this.#element, body: this.#body, problems: this.#problems.list, lines: this.#lines, ask: (question) => owner.ask(question), write: (edits, cursor) => this.#write(edits, cursor),
    });
  }

  /**
   * @param {string} fileName
   * @param {string} text
   */
  start(fileName, text) {
    this.fileName = fileName;
    field("editor-name", this.#element).textContent = fileName;
    this.#text.setAttribute("aria-label", `Source of ${fileName}`);
    this.#text.value = text;
    this.#text.setSelectionRange(0, 0);
    this.#wrap(recalled(wrapKey) !== "off");
    this.#showLines();
    this.#showProblems();
    this.#text.addEventListener("input", (event) => this.#changed(/** @type {InputEvent} */ (event)));
    this.#text.addEventListener("keydown", (event) => this.#press(event));
    this.#element.addEventListener("keydown", (event) => this.#lead(event));
    new MutationObserver(() => this.#showProblems()).observe(region("problems"), { childList: true });
    new ResizeObserver(() => this.#isWriting && this.#keepInSight()).observe(this.#body);
    for (const sign of ["wheel", "pointerdown"]) this.#body.addEventListener(sign, () => (this.#isWriting = false), { passive: true });
    document.addEventListener("click", (event) => this.#click(event), { capture: true });
  }

  /** With line breaks as a text field has them. */
  get text() {
    return this.#text.value;
  }

  /** Whether the text can be read, chosen and copied, and not be changed. */
  set isReadOnly(isReadOnly) {
    this.#text.readOnly = isReadOnly;
  }

  get isReadOnly() {
    return this.#text.readOnly;
  }

  get isOpen() {
    return !this.#element.hidden;
  }

  toggle() {
    this.open(!this.isOpen);
  }

  /** @param {boolean} isOpen */
  open(isOpen) {
    const focused = /** @type {HTMLElement} */ (document.activeElement);
    if (isOpen && !this.isOpen) this.#opener = focused;
    if (!isOpen && this.#element.contains(focused)) giveBack(this.#opener, button());
    this.#element.hidden = !isOpen;
    document.body.classList.toggle("is-editing", isOpen);
    button().setAttribute("aria-pressed", String(isOpen));
    // The board has another width now, as when the window changes.
    dispatchEvent(new Event("resize"));
    if (!isOpen) return;
    this.#showLines();
    this.ask();
    // Not the text: keys are still those of the page, and nobody writes who has not gone there.
    this.#element.focus({ preventScroll: true });
  }

  /** Who answers is there now. */
  ask() {
    if (this.isOpen) this.#language.color();
    this.#language.found();
  }

  /** Leads into the text. */
  focus() {
    this.#text.focus({ preventScroll: true });
  }

  /**
   * Opens the source at a line.
   * @param {number} number From 1.
   */
  show(number) {
    this.open(true);
    const lines = this.#text.value.split("\n");
    const start = lines.slice(0, number - 1).reduce((length, line) => length + line.length + 1, 0);
    this.focus();
    this.#text.setSelectionRange(start, start + (lines[number - 1] ?? "").length);
    this.#lines.list.querySelector(".is-shown")?.classList.remove("is-shown");
    const line = this.#lines.line(number);
    line?.classList.add("is-shown");
    this.#body.scrollTo({ top: (line?.offsetTop ?? 0) - above, left: 0, behavior: "instant" });
  }

  /**
   * Another text, which nobody wrote here: what is chosen stays chosen, and what is in sight in sight. Somebody who is in the text can take
   * it back as what they wrote.
   * @param {string} text
   */
  replace(text) {
    const before = this.#text.value;
    if (text === before) return;
    const { first, last } = commonEnds(before, text);
    const end = before.length - last;
    const part = text.slice(first, text.length - last);
    const moved = (at) => (at <= first ? at : at >= end ? at + text.length - before.length : Math.min(at, first + part.length));
    const { selectionStart, selectionEnd, selectionDirection } = this.#text;
    const keepSight = this.#sight();
    if (document.activeElement === this.#text && !this.#text.readOnly) this.#insert(part, first, end);
    // A browser that does not know the command.
    if (this.#text.value !== text) this.#text.value = text;
    this.#text.setSelectionRange(moved(selectionStart), moved(selectionEnd), selectionDirection);
    this.#showLines();
    this.#language.changed();
    keepSight();
    this.showState();
  }

  /**
   * Another text, as if somebody had written it here.
   * @param {string} text
   */
  rewrite(text) {
    if (text === this.text) return;
    this.replace(text);
    this.#owner.changed();
  }

  /**
   * Asks about a text.
   * @type {import("./language.js").Ask}
   */
  question(question) {
    return this.#owner.ask(question);
  }

  /** The one way in which a script changes a text field and it can still be undone. */
  #insert(part, start, end) {
    this.#isReplacing = true;
    this.#text.setSelectionRange(start, end);
    if (part || end > start) document.execCommand(part ? "insertText" : "delete", false, part);
    this.#isReplacing = false;
  }

  /**
   * Changes parts of the text, as somebody would who wrote them.
   * @param {{from: number, to: number, text: string}[]} edits
   * @param {number} cursor Where it stands afterwards.
   */
  #write(edits, cursor) {
    if (!this.isOpen) return this.#writeUnseen(edits);
    this.focus();
    // From the end, so that places stay true; of two at one place the first comes to stand first.
    for (const { from, to, text } of [...edits].reverse().sort((one, other) => other.from - one.from)) this.#insert(text, from, to);
    this.#text.setSelectionRange(cursor, cursor);
    this.#changed();
  }

  /** Nobody undoes with keys what was changed from the board: its button leads back. */
  #writeUnseen(edits) {
    for (const { from, to, text } of [...edits].reverse().sort((one, other) => other.from - one.from)) this.#text.setRangeText(text, from, to);
    this.#changed();
  }

  /**
   * Writes at the end of the text, and shows it there.
   * @param {string} text
   */
  append(text) {
    this.open(true);
    const { value } = this.#text;
    const gap = value.endsWith("\n\n") ? "" : value.endsWith("\n") ? "\n" : "\n\n";
    this.#write([{ from: value.length, to: value.length, text: gap + text }], value.length + gap.length);
    this.#keepInSight();
  }

  /** From the pane the first Tab leads into the text. */
  #lead(event) {
    if (event.target !== this.#element || event.key !== "Tab" || event.shiftKey) return;
    event.preventDefault();
    this.focus();
  }

  #press(event) {
    if (this.#language.press(event)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === "Escape") {
      // Keys are the page's again.
      this.#element.focus({ preventScroll: true });
    } else {
      // What is written is no shortcut.
      event.stopPropagation();
    }
  }

  /** @returns {() => void} Brings the line that is uppermost now back to where it is, if it is there then. */
  #sight() {
    const { scrollTop, scrollLeft } = this.#body;
    const lines = /** @type {HTMLElement[]} */ ([...this.#lines.list.children]);
    const uppermost = lines.find((line) => line.offsetTop + line.offsetHeight > scrollTop);
    const offset = scrollTop - (uppermost?.offsetTop ?? 0);
    return () => {
      const top = uppermost?.isConnected ? uppermost.offsetTop + offset : scrollTop;
      this.#body.scrollTo({ top, left: scrollLeft, behavior: "instant" });
    };
  }

  /** The line that somebody writes stays in sight, whatever takes room from the text. */
  #keepInSight() {
    const line = this.#lines.line(this.#text.value.slice(0, this.#text.selectionEnd).split("\n").length);
    if (!line || document.activeElement !== this.#text) return;
    const { scrollTop, clientHeight } = this.#body;
    const top = line.offsetTop;
    const bottom = top + line.offsetHeight;
    if (bottom > scrollTop + clientHeight) this.#body.scrollTo({ top: bottom - clientHeight, behavior: "instant" });
    else if (top < scrollTop) this.#body.scrollTo({ top, behavior: "instant" });
  }

  #click(event) {
    const target = /** @type {Element} */ (event.target);
    const action = target.closest("[data-editor]")?.getAttribute("data-editor");
    if (action) {
      this.#act(action);
      return;
    }
    const place = target.closest(places);
    if (!placeOf(place?.textContent) || !this.#owner.leadsHere(event)) return;
    event.preventDefault();
    event.stopPropagation();
    // A file that the playground includes has no text in the editor.
    const line = this.#lineOf(place);
    if (line) this.show(line);
  }

  #act(action) {
    if (action === "close") this.open(false);
    else if (action === "wrap") this.#wrap(!this.#element.classList.contains("is-wrapped"));
    else this.#owner.actions[action]();
  }

  /** @param {InputEvent} [event] By which somebody typed it. */
  #changed(event) {
    if (this.#isReplacing) return;
    const isTyped = event?.inputType === "insertText" || event?.inputType === "deleteContentBackward";
    if (isTyped) document.body.dataset.typed = String(Date.now());
    else delete document.body.dataset.typed;
    this.#isWriting = true;
    this.#showLines();
    this.#keepInSight();
    this.#language.changed(event);
    this.#owner.changed();
  }

  /** A text that nobody sees has no lines yet. */
  #showLines() {
    document.dispatchEvent(new Event("source"));
    if (!this.isOpen) return;
    this.#lines.show(this.#text.value);
    this.#markLines();
  }

  /** Long lines go on below, or to the right. */
  #wrap(isWrapped) {
    this.#element.classList.toggle("is-wrapped", isWrapped);
    this.#element.querySelector('[data-editor="wrap"]').setAttribute("aria-pressed", String(isWrapped));
    remember(wrapKey, isWrapped ? null : "off");
  }

  /** What the page's list of problems says, below the text, and marks beside its lines. */
  #showProblems() {
    this.#problems.show([...region("problems").querySelectorAll(".diagnostic")]);
    this.#language.found();
    this.#markLines();
    this.showState();
  }

  #markLines() {
    for (const line of this.#lines.list.querySelectorAll(".has-error, .has-warning")) line.classList.remove("has-error", "has-warning");
    for (const diagnostic of this.#problems.list.querySelectorAll(".diagnostic:not(.is-note)")) {
      const line = this.#lines.line(this.#lineOf(diagnostic.querySelector(".sheet-location")));
      line?.classList.add(diagnostic.classList.contains("is-error") ? "has-error" : "has-warning");
    }
  }

  /** Says how it stands with the text. */
  showState() {
    const count = this.#problems.list.querySelectorAll(".diagnostic.is-error").length;
    const { text, title, isTrouble } = this.#owner.state(count ? (count === 1 ? "1 error" : `${count} errors`) : "");
    const state = field("editor-state", this.#element);
    state.classList.toggle("has-errors", isTrouble ?? false);
    if (state.textContent !== text) state.textContent = text;
    state.title = title ?? "";
  }

  /**
   * The line of the text that a place names; none where it names another file's.
   * @param {Element | null} place
   * @returns {number | null}
   */
  #lineOf(place) {
    const found = placeOf(place?.textContent);
    return found?.file === this.fileName ? found.line : null;
  }
}

/** What is said of a text with errors. */
export const lastGood = "The devices show the last version without errors";
