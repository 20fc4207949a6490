/** The source of an exported page's playground: every device follows what is written. */

import { field, region } from "./dom.js";
import { placeOf, places } from "./places.js";

/** After the last keystroke, in milliseconds. */
const pause = 250;

/** As `styles/export.css` has it, in pixels. */
const lineHeight = 20;

/** So many lines of a file are to be seen above one that is shown. */
const linesAbove = 8;

export class Editor {
  #line;
  #playground;
  #element = document.getElementById("editor");
  #text = /** @type {HTMLTextAreaElement} */ (this.#element.querySelector(".editor-text"));
  #lines = this.#element.querySelector(".editor-lines");
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
    this.#countLines();
    this.#showProblems();
    this.#text.addEventListener("input", () => this.#changed());
    this.#text.addEventListener("scroll", () => this.#followScroll());
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
    this.#element.hidden = !isOpen;
    document.body.classList.toggle("is-editing", isOpen);
    document.querySelector('[data-editor="toggle"]').setAttribute("aria-pressed", String(isOpen));
    // The board has another width now, as when the window changes.
    dispatchEvent(new Event("resize"));
    if (isOpen) this.#text.focus({ preventScroll: true });
  }

  /**
   * Opens the source at a line.
   * @param {number} number From 1.
   */
  show(number) {
    this.open(true);
    const lines = this.#text.value.split("\n");
    const start = lines.slice(0, number - 1).reduce((length, line) => length + line.length + 1, 0);
    this.#text.setSelectionRange(start, start + (lines[number - 1] ?? "").length);
    this.#text.scrollTop = Math.max(0, (number - linesAbove) * lineHeight);
    this.#followScroll();
    this.#lines.querySelector(".is-shown")?.classList.remove("is-shown");
    this.#lines.children[number - 1]?.classList.add("is-shown");
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
    if (action === "revert") {
      this.#text.value = this.#original;
      this.#changed();
    }
  }

  #changed() {
    this.#isTooMuch = false;
    this.#isUnsaved = this.#text.value !== this.#original;
    /** @type {HTMLButtonElement} */ (this.#element.querySelector('[data-editor="revert"]')).disabled = !this.#isUnsaved;
    this.#countLines();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#line.read(this.#text.value), pause);
  }

  #countLines() {
    const count = this.#text.value.split("\n").length;
    while (this.#lines.childElementCount > count) this.#lines.lastElementChild.remove();
    while (this.#lines.childElementCount < count) {
      const line = document.createElement("li");
      line.textContent = String(this.#lines.childElementCount + 1);
      this.#lines.append(line);
    }
    this.#followScroll();
  }

  #followScroll() {
    this.#lines.style.transform = `translateY(${-this.#text.scrollTop}px)`;
  }

  /** What the page's list of problems says, below the text, and marks beside its lines. */
  #showProblems() {
    for (const line of this.#lines.querySelectorAll(".has-error, .has-warning")) line.classList.remove("has-error", "has-warning");
    const found = [...region("problems").querySelectorAll(".diagnostic")];
    for (const diagnostic of found) {
      const line = this.#lineOf(diagnostic.querySelector(".sheet-location"));
      const isError = diagnostic.classList.contains("is-error");
      this.#lines.children[line - 1]?.classList.add(isError ? "has-error" : "has-warning");
    }
    this.#problems.replaceChildren(...found.map((diagnostic) => diagnostic.cloneNode(true)));
    this.#problems.hidden = found.length === 0;
    this.#showState();
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
