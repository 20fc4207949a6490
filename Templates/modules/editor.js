/** The editor next to the board. It shows the text of its owner, with colours and problems. */

import { commonEnds } from "./common-ends.js";
import { field, recalled, region, remember } from "./dom.js";
import { EditorLines } from "./editor-lines.js";
import { EditorProblems } from "./editor-problems.js";
import { giveBack } from "./focus.js";
import { Language } from "./language.js";
import { notify } from "./live.js";
import { placeOf, places } from "./places.js";

/**
 * @typedef {object} State The text next to the file's name.
 * @property {string} text
 * @property {string} [title]
 * @property {boolean} [isTrouble]
 *
 * @typedef {object} Owner Provides the text, and receives the changes.
 * @property {() => void} changed Called after each change.
 * @property {(errors: string) => State} state Returns the state. Called with the errors, such as `2 errors`, or an empty string.
 * @property {(event: MouseEvent) => boolean} leadsHere Whether a clicked location opens in this editor.
 * @property {Record<string, () => void>} actions The actions of the editor's buttons, by the names in `data-editor`.
 * @property {import("./language.js").Ask} ask Asks the language service about the text.
 */

/** The height that stays visible above a line that is scrolled into view, in pixels. It is eight lines high. */
const above = 160;

const wrapKey = "traitscope.wrap";

/** The button that opens the editor. @returns {HTMLElement} */
const button = () => document.querySelector('[data-action="toggle-editor"]');

export class Editor {
  /** The name of the file in locations. */
  fileName = "";
  /** Whether the browser keeps the text, so that nothing is lost with the page. */
  isKept = false;
  #owner;
  #element = document.getElementById("editor");
  #text = /** @type {HTMLTextAreaElement} */ (this.#element.querySelector(".editor-text"));
  #body = this.#element.querySelector(".editor-body");
  #lines = new EditorLines(this.#element.querySelector(".editor-lines"));
  #problems = new EditorProblems(field("editor-problems", this.#element));
  #isReplacing = false;
  /** Whether the user has typed since the last scroll or click in the text. */
  #isWriting = false;
  #language;
  /** @type {HTMLElement | null} The element that had the focus before the editor opened. */
  #opener = null;

  /** @param {Owner} owner */
  constructor(owner) {
    this.#owner = owner;
    this.#language = new Language({
      field: this.#text, home: this.#element, body: this.#body, lines: this.#lines, ask: (question) => owner.ask(question), write: (edits, cursor) => this.#write(edits, cursor),
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

  /** The text, with the line breaks of a text field. */
  get text() {
    return this.#text.value;
  }

  /** Whether the text can only be read, selected and copied. */
  set isReadOnly(isReadOnly) {
    this.#text.readOnly = isReadOnly;
    document.body.toggleAttribute("data-editable", !isReadOnly);
  }

  get isReadOnly() {
    return this.#text.readOnly;
  }

  get isOpen() {
    return !this.#element.hidden;
  }

  /** @param {string} typed The characters that were typed while the editor was loaded. */
  toggle(typed) {
    this.open(!this.isOpen);
    // On a touch screen the focus would open the keyboard.
    if (!this.isOpen || matchMedia("(pointer: coarse)").matches) return;
    this.focus();
    if (typed && !this.isReadOnly) document.execCommand("insertText", false, typed);
  }

  /** @param {boolean} isOpen */
  open(isOpen) {
    const focused = /** @type {HTMLElement} */ (document.activeElement);
    if (isOpen && !this.isOpen) this.#opener = focused;
    if (!isOpen && this.#element.contains(focused)) giveBack(this.#opener, button());
    this.#element.hidden = !isOpen;
    document.body.classList.toggle("is-editing", isOpen);
    button().setAttribute("aria-pressed", String(isOpen));
    // The board now has a different width, as after a resize of the window.
    dispatchEvent(new Event("resize"));
    if (!isOpen) return;
    this.#showLines();
    this.ask();
    this.#element.focus({ preventScroll: true });
  }

  /** Asks the language service for colours and findings, for example when it becomes available. */
  ask() {
    if (this.isOpen) this.#language.color();
    this.#language.found();
  }

  focus() {
    this.#text.focus({ preventScroll: true });
  }

  /**
   * Opens the source at a line.
   * @param {number} number The number of the line, from 1.
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
   * Replaces the text from outside. Selection and scroll position stay, and undo works if the text has the focus.
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
    // The text had no focus, or the browser does not support the command.
    if (this.#text.value !== text) this.#text.value = text;
    this.#text.setSelectionRange(moved(selectionStart), moved(selectionEnd), selectionDirection);
    this.#showLines();
    this.#language.changed();
    keepSight();
    this.showState();
  }

  /**
   * Replaces the text as if the user had typed it.
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

  /** Replaces a range with a command, the only way for a script to make an undoable change in a text field. */
  #insert(part, start, end) {
    this.#isReplacing = true;
    this.#text.setSelectionRange(start, end);
    if (part || end > start) document.execCommand(part ? "insertText" : "delete", false, part);
    this.#isReplacing = false;
  }

  /**
   * Applies edits as if the user had typed them.
   * @param {{from: number, to: number, text: string}[]} edits
   * @param {number} cursor The position of the cursor afterwards.
   */
  #write(edits, cursor) {
    if (!this.isOpen) return this.#writeUnseen(edits);
    this.focus();
    // Edits are applied from the end, so that offsets stay valid. The first of two edits at the same offset must end up in front.
    for (const { from, to, text } of [...edits].reverse().sort((one, other) => other.from - one.from)) this.#insert(text, from, to);
    this.#text.setSelectionRange(cursor, cursor);
    this.#changed();
  }

  /** Applies edits while the editor is closed. They cannot be undone with keys, only with their button. */
  #writeUnseen(edits) {
    for (const { from, to, text } of [...edits].reverse().sort((one, other) => other.from - one.from)) this.#text.setRangeText(text, from, to);
    this.#changed();
  }

  /** @param {import("./mending.js").Edit[]} edits The edits of a fix, for the text that had the problem. */
  mend(edits) {
    if (!this.#language.mend(edits)) notify("The text has changed since. The fix is not applied.");
  }

  /**
   * Appends a text, and scrolls to it.
   * @param {string} text
   */
  append(text) {
    this.open(true);
    const { value } = this.#text;
    const gap = value.endsWith("\n\n") ? "" : value.endsWith("\n") ? "\n" : "\n\n";
    this.#write([{ from: value.length, to: value.length, text: gap + text }], value.length + gap.length);
    this.#keepInSight();
  }

  /** The first Tab moves from the pane into the text. */
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
      // The page's shortcuts work again.
      this.#element.focus({ preventScroll: true });
    } else {
      // Typed keys are not shortcuts.
      event.stopPropagation();
    }
  }

  /** @returns {() => void} A function that scrolls the top line back to its current position, if the line still exists. */
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

  /** Keeps the line of the cursor visible when the text has less space. */
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
    // The editor does not have the text of included files.
    const line = this.#lineOf(place);
    if (line) this.show(line);
  }

  #act(action) {
    if (action === "close") this.open(false);
    else if (action === "wrap") this.#wrap(!this.#element.classList.contains("is-wrapped"));
    else this.#owner.actions[action]();
  }

  /** @param {InputEvent} [event] The input event, if the user typed. */
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

  /** Draws the lines, but only if the editor is open. */
  #showLines() {
    document.dispatchEvent(new Event("source"));
    if (!this.isOpen) return;
    this.#lines.show(this.#text.value);
    this.#markLines();
  }

  /** Makes long lines wrap, or scroll to the right. */
  #wrap(isWrapped) {
    this.#element.classList.toggle("is-wrapped", isWrapped);
    this.#element.querySelector('[data-editor="wrap"]').setAttribute("aria-pressed", String(isWrapped));
    remember(wrapKey, isWrapped ? null : "off");
  }

  /** Shows the page's problems below the text, and marks next to its lines. */
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

  showState() {
    const count = this.#problems.list.querySelectorAll(".diagnostic.is-error").length;
    const { text, title, isTrouble } = this.#owner.state(count ? (count === 1 ? "1 error" : `${count} errors`) : "");
    const state = field("editor-state", this.#element);
    state.classList.toggle("has-errors", isTrouble ?? false);
    if (state.textContent !== text) state.textContent = text;
    state.title = title ?? "";
  }

  /**
   * The line of this text at a location, or `null` if the location is in another file.
   * @param {Element | null} place
   * @returns {number | null}
   */
  #lineOf(place) {
    const found = placeOf(place?.textContent);
    return found?.file === this.fileName ? found.line : null;
  }
}

/** The title of the editor's state if the text has errors. */
export const lastGood = "The devices show the last version without errors";
