/** The lines of a text, with numbers and colours. They are drawn behind a text field that shows only the selection. */

import { commonEnds } from "./common-ends.js";
import { make } from "./dom.js";
import { beginning, colored, isSame } from "./toml-colors.js";

/** @typedef {{kind: string, from: number, to: number}} Mark A range of a line, and its kind. */

export class EditorLines {
  /** @type {string[]} */
  #texts = [];
  /** The open brackets and strings at the end of each line. @type {import("./toml-colors.js").Opening[]} */
  #openings = [];
  /** The marks of each line. @type {Mark[][]} */
  #marks = [];

  /** @param {HTMLElement} list */
  constructor(list) {
    this.list = list;
  }

  /**
   * Shows a text. Elements of unchanged lines are kept.
   * @param {string} text
   */
  show(text) {
    const texts = text.split("\n");
    const before = this.#texts;
    const { first, last: same } = commonEnds(before, texts);
    // The open brackets and strings at the beginning of the unchanged last lines.
    const then = this.#openings[before.length - same - 1] ?? beginning;
    const [gone, come] = [before.length - first - same, texts.length - first - same];
    const kept = gone === 1 && come === 1 ? moved(this.#marks[first], before[first], texts[first]) : [];
    this.#resize(first, gone, come);
    if (kept.length) this.#marks[first] = kept;
    this.#texts = texts;
    this.#color(first, texts.length - same, then);
  }

  /**
   * Replaces the marks of the text.
   * @param {{kind: string, range: number[]}[]} stretches The new marks. A range is `[line, character, line, character]`, from 0.
   */
  decorate(stretches) {
    /** @type {Mark[][]} */
    const marks = this.#texts.map(() => []);
    for (const { kind, range: [first, from, last, to] } of stretches) {
      for (let line = first; line <= last && line < marks.length; line += 1) {
        marks[line].push({ kind, from: line === first ? from : 0, to: line === last ? to : this.#texts[line].length });
      }
    }
    const before = this.#marks;
    this.#marks = marks;
    for (const [index, now] of marks.entries()) {
      if (JSON.stringify(now) === JSON.stringify(before[index])) continue;
      this.#draw(index, colored(this.#texts[index], this.#openings[index - 1] ?? beginning).parts);
    }
  }

  /** @param {number} number The number of the line, from 1. */
  line(number) {
    return /** @type {HTMLElement | undefined} */ (this.list.children[number - 1]);
  }

  /** Adjusts the number of lines from `first` on. */
  #resize(first, old, now) {
    for (let count = old; count > now; count -= 1) this.list.children[first].remove();
    const next = this.list.children[first] ?? null;
    for (let count = old; count < now; count += 1) this.list.insertBefore(make("li", ""), next);
    this.#openings.splice(first, old, ...Array(now).fill(null));
    this.#marks.splice(first, old, ...Array(now).fill([]));
  }

  /** Colours the changed lines, and the lines after them that are now inside a different string or array. */
  #color(first, end, then) {
    let opening = this.#openings[first - 1] ?? beginning;
    for (let index = first; index < this.#texts.length; index += 1) {
      if (index >= end) {
        if (isSame(opening, then)) return;
        then = this.#openings[index];
      }
      const line = colored(this.#texts[index], opening);
      this.#draw(index, line.parts);
      opening = this.#openings[index] = line.opening;
    }
  }

  /** @param {import("./toml-colors.js").Part[]} parts */
  #draw(index, parts) {
    this.list.children[index].replaceChildren(...cut(parts, this.#marks[index]).map(({ text, kinds }) => {
      if (!kinds.length) return text;
      const part = make("span", kinds.map((kind) => `is-${kind}`).join(" "));
      part.textContent = text;
      return part;
    }));
  }
}

/**
 * The parts of a line, split where marks begin and end.
 * @param {import("./toml-colors.js").Part[]} parts
 * @param {Mark[]} marks
 * @returns {{text: string, kinds: string[]}[]}
 */
function cut(parts, marks) {
  let start = 0;
  return parts.flatMap(({ text, kind }) => {
    const end = start + text.length;
    const inside = marks.flatMap(({ from, to }) => [from, to]).filter((at) => start < at && at < end);
    const edges = [...new Set([start, ...inside, end])].sort((one, other) => one - other);
    const pieces = edges.slice(1).map((to, index) => {
      const from = edges[index];
      const kinds = marks.filter((mark) => mark.from <= from && to <= mark.to).map((mark) => mark.kind);
      return { text: text.slice(from - start, to - start), kinds: kind ? [kind, ...kinds] : kinds };
    });
    start = end;
    return pieces;
  });
}

/**
 * The marks of a changed line until new marks arrive: the old marks before and after the change.
 * @param {Mark[]} marks
 */
function moved(marks, before, now) {
  const { first, last } = commonEnds(before, now);
  const grown = now.length - before.length;
  return marks.flatMap((mark) => {
    if (mark.to <= first) return [mark];
    return mark.from >= before.length - last ? [{ ...mark, from: mark.from + grown, to: mark.to + grown }] : [];
  });
}
