/** The lines of a text, with their numbers and colours, behind a text field that shows only what is chosen in it. */

import { commonEnds } from "./common-ends.js";
import { make } from "./dom.js";
import { beginning, colored, isSame } from "./toml-colors.js";

export class EditorLines {
  /** @type {string[]} */
  #texts = [];
  /** What is open where each line ends. @type {import("./toml-colors.js").Opening[]} */
  #openings = [];

  /** @param {HTMLElement} list */
  constructor(list) {
    this.list = list;
  }

  /**
   * Shows a text. Lines that are as they were stay the same elements.
   * @param {string} text
   */
  show(text) {
    const texts = text.split("\n");
    const before = this.#texts;
    const { first, last: same } = commonEnds(before, texts);
    // What was open where the lines begin that are as they were.
    const then = this.#openings[before.length - same - 1] ?? beginning;
    this.#resize(first, before.length - first - same, texts.length - first - same);
    this.#texts = texts;
    this.#color(first, texts.length - same, then);
  }

  /** @param {number} number From 1. */
  line(number) {
    return /** @type {HTMLElement | undefined} */ (this.list.children[number - 1]);
  }

  /** Has as many lines from one on as there are now. */
  #resize(first, old, now) {
    for (let count = old; count > now; count -= 1) this.list.children[first].remove();
    const next = this.list.children[first] ?? null;
    for (let count = old; count < now; count += 1) this.list.insertBefore(make("li", ""), next);
    this.#openings.splice(first, old, ...Array(now).fill(null));
  }

  /** Those that are different, and after them what stands in another string or array now. */
  #color(first, end, then) {
    let opening = this.#openings[first - 1] ?? beginning;
    for (let index = first; index < this.#texts.length; index += 1) {
      if (index >= end) {
        if (isSame(opening, then)) return;
        then = this.#openings[index];
      }
      const line = colored(this.#texts[index], opening);
      this.list.children[index].replaceChildren(...line.parts.map(({ text, kind }) => {
        if (!kind) return text;
        const part = make("span", `is-${kind}`);
        part.textContent = text;
        return part;
      }));
      opening = this.#openings[index] = line.opening;
    }
  }
}
