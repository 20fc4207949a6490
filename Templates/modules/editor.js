/** The source of an exported page's playground: every device follows what is written. */

import { field, recalled, region, remember } from "./dom.js";
import { EditorLines } from "./editor-lines.js";
import { placeOf, places } from "./places.js";

/** After the last keystroke, in milliseconds. */
const pause = 250;

/** So much of a file is to be seen above a line that is shown, in pixels: eight lines. */
const above = 160;

const wrapKey = "traitscope.wrap";

/** The button that opens it. @returns {HTMLElement} */
const toggle = () => document.querySelector('[data-editor="toggle"]');

export class Editor {
  #line;
  #playground;
  #element = document.getElementById("editor");
  #text = /** @type {HTMLTextAreaElement} */ (this.#element.querySelector(".editor-text"));
  #body = this.#element.querySelector(".editor-body");
  #lines = new EditorLines(this.#element.querySelector(".editor-lines"));
  #problems = field("editor-problems", this.#element);
  #timer = 0;
  /** The text as exported, with the line breaks that a text field has. */
  #original;
  /** Whether the text is not what the person has on disk. */
  #isUnsaved = false;
  /** Whether the engine could not take the text. */
  #isTooMuch = false;

  /**
   * @param {import("./engine-line.js").EngineLine} line
   * @param {import("./engine-line.js").Playground} playground As exported.
   */
  constructor(line, playground) {
    this.#line = line;
    this.#playground = playground;
  }

  start() {
    this.#text.value = this.#playground.text;
    this.#text.setSelectionRange(0, 0);
    this.#original = this.#text.value;
    this.#wrap(recalled(wrapKey) !== "off");
    this.#showProblems();
    this.#text.addEventListener("input", () => this.#changed());
    // What is written is no shortcut.
    this.#text.addEventListener("keydown", (event) => event.key === "Escape" || event.stopPropagation());
    this.#line.addEventListener("message", ({ detail }) => detail.problems && queueMicrotask(() => this.#showProblems()));
    this.#line.addEventListener("read", () => this.#showState());
    this.#line.addEventListener("restarted", ({ detail: isText }) => {
      this.#isTooMuch = isText;
      this.#showState();
    });
    document.addEventListener("click", (event) => this.#click(event), { capture: true });
    document.addEventListener("keydown", (event) => this.#key(event));
    addEventListener("beforeunload", (event) => this.#isUnsaved && event.preventDefault());
  }

  get isOpen() {
    return !this.#element.hidden;
  }

  /** @param {boolean} isOpen */
  open(isOpen) {
    if (!isOpen && this.#element.contains(document.activeElement)) toggle().focus();
    this.#element.hidden = !isOpen;
    document.body.classList.toggle("is-editing", isOpen);
    toggle().setAttribute("aria-pressed", String(isOpen));
    // The board has another width now, as when the window changes.
    dispatchEvent(new Event("resize"));
    if (!isOpen) return;
    this.#showLines();
    // Not the text: keys are still those of the page, and nobody writes who has not gone there.
    this.#element.focus({ preventScroll: true });
  }

  /**
   * Opens the source at a line.
   * @param {number} number From 1.
   */
  show(number) {
    this.open(true);
    const lines = this.#text.value.split("\n");
    const start = lines.slice(0, number - 1).reduce((length, line) => length + line.length + 1, 0);
    this.#text.focus({ preventScroll: true });
    this.#text.setSelectionRange(start, start + (lines[number - 1] ?? "").length);
    this.#lines.list.querySelector(".is-shown")?.classList.remove("is-shown");
    const line = this.#lines.line(number);
    line?.classList.add("is-shown");
    this.#body.scrollTo({ top: (line?.offsetTop ?? 0) - above, left: 0, behavior: "instant" });
  }

  #click(event) {
    const target = /** @type {Element} */ (event.target);
    const action = target.closest("[data-editor]")?.getAttribute("data-editor");
    if (action) return this.#act(action);
    const place = target.closest(places);
    if (!placeOf(place?.textContent)) return;
    event.preventDefault();
    event.stopPropagation();
    // A file that the playground includes is in the page, but has no text in the editor.
    const line = this.#lineOf(place);
    if (line) this.show(line);
  }

  #key(event) {
    const target = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, textarea, select")) return;
    if (event.key === "e") {
      event.preventDefault();
      this.open(!this.isOpen);
    }
  }

  #act(action) {
    if (action === "toggle") this.open(!this.isOpen);
    if (action === "close") this.open(false);
    if (action === "download") this.#download();
    if (action === "wrap") this.#wrap(!this.#element.classList.contains("is-wrapped"));
    if (action === "revert") {
      this.#text.value = this.#original;
      this.#changed();
    }
  }

  #changed() {
    this.#isTooMuch = false;
    this.#isUnsaved = this.#text.value !== this.#original;
    /** @type {HTMLButtonElement} */ (this.#element.querySelector('[data-editor="revert"]')).disabled = !this.#isUnsaved;
    this.#showLines();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#line.read(this.#text.value), pause);
  }

  /** A text that nobody sees has no lines yet. */
  #showLines() {
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
    const found = [...region("problems").querySelectorAll(".diagnostic")];
    this.#problems.replaceChildren(...found.map((diagnostic) => diagnostic.cloneNode(true)));
    this.#problems.hidden = found.length === 0;
    this.#markLines();
    this.#showState();
  }

  #markLines() {
    for (const line of this.#lines.list.querySelectorAll(".has-error, .has-warning")) line.classList.remove("has-error", "has-warning");
    for (const diagnostic of this.#problems.querySelectorAll(".diagnostic")) {
      const line = this.#lines.line(this.#lineOf(diagnostic.querySelector(".sheet-location")));
      line?.classList.add(diagnostic.classList.contains("is-error") ? "has-error" : "has-warning");
    }
  }

  #showState() {
    const errors = this.#problems.querySelectorAll(".diagnostic.is-error").length;
    const state = field("editor-state", this.#element);
    state.classList.toggle("has-errors", errors > 0 || this.#isTooMuch);
    const count = errors === 1 ? "1 error" : `${errors} errors`;
    const trouble = this.#isTooMuch ? "Too much for this page" : errors ? count : "";
    state.textContent = trouble || (this.#isUnsaved ? "Changed in this page only" : "");
    state.title = trouble ? "The devices show the last version without errors" : "";
  }

  /** The text with the line breaks that the file had, which a text field does not keep. */
  get #written() {
    const { text } = this.#playground;
    if (this.#text.value === this.#original) return text;
    return text.includes("\r\n") ? this.#text.value.replaceAll("\n", "\r\n") : this.#text.value;
  }

  /**
   * The line of the text that a place names; none where it names another file's.
   * @param {Element | null} place
   * @returns {number | null}
   */
  #lineOf(place) {
    const found = placeOf(place?.textContent);
    return found?.file === this.#playground.fileName ? found.line : null;
  }

  #download() {
    const address = URL.createObjectURL(new Blob([this.#written], { type: "application/toml" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = this.#playground.fileName;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
    this.#isUnsaved = false;
    this.#showState();
  }
}
