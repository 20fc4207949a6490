/** The source of an exported page. All devices follow the text, which exists only in this page until it is saved. */

import { Editor, lastGood } from "./editor.js";
import { asInFile, inField } from "./line-breaks.js";

/** The pause after the last keystroke, in milliseconds. */
const pause = 250;

export class ExportedSource {
  #line;
  #playground;
  #timer = 0;
  /** The exported text, with the line breaks of a text field. */
  #original;
  /** Whether the text differs from the user's file. */
  #isUnsaved = false;
  /** Whether the text stopped the engine. */
  #isTooMuch = false;

  /**
   * @param {import("./engine-line.js").EngineLine} line
   * @param {import("./engine-line.js").Playground} playground The exported playground.
   */
  constructor(line, playground) {
    this.#line = line;
    this.#playground = playground;
    this.#original = inField(playground.text);
    this.editor = new Editor({
      changed: () => this.#changed(), state: (errors) => this.#state(errors), leadsHere: () => true,
      ask: (question) => line.ask(question), actions: { download: () => this.#download(), revert: () => this.#revert() },
    });
    this.editor.start(playground.fileName, this.#original);
    line.addEventListener("read", () => this.editor.showState());
    line.addEventListener("open", () => this.editor.ask());
    line.addEventListener("restarted", ({ detail: isText }) => {
      this.#isTooMuch = isText;
      this.editor.showState();
    });
    addEventListener("beforeunload", (event) => this.#isUnsaved && !this.editor.isKept && event.preventDefault());
  }

  #changed() {
    this.#isTooMuch = false;
    this.#isUnsaved = this.editor.text !== this.#original;
    /** @type {HTMLButtonElement} */ (document.querySelector('[data-editor="revert"]')).disabled = !this.#isUnsaved;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#line.read(this.editor.text), pause);
  }

  #revert() {
    this.editor.replace(this.#original);
    this.#changed();
  }

  #state(errors) {
    const trouble = this.#isTooMuch ? "Too much for this page" : errors;
    if (trouble) return { text: trouble, title: lastGood, isTrouble: true };
    return this.#isUnsaved ? { text: "Changed", title: "In this page only" } : { text: "" };
  }

  #download() {
    const { fileName, text } = this.#playground;
    const address = URL.createObjectURL(new Blob([asInFile(this.editor.text, text)], { type: "application/toml" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = fileName;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
    this.#isUnsaved = false;
    this.editor.showState();
  }
}
