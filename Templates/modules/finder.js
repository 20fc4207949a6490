/** Shows on the devices the boxes that a line of the playground defines, for example the line of a problem. */

import { bringIntoView } from "./into-view.js";
import { elementOf } from "./lights.js";
import * as questions from "./questions.js";

/**
 * @typedef {object} Question
 * @property {string} file
 * @property {number} line
 * @property {string[]} [devices] The devices to look at (default: all).
 * @property {(boxes: import("./lights.js").Box[]) => void} answer Called with the boxes that were found and highlighted.
 */

export class Finder {
  #board;
  #parts;
  /** @type {Question | null} The last question. */
  #asked = null;

  /**
   * @param {HTMLElement} board
   * @param {{line: import("./page.js").Line, lights: import("./lights.js").Lights, picker: import("./picker.js").Picker,
   *   zoom: import("./zoom.js").Zoom}} parts
   */
  constructor(board, parts) {
    this.#board = board;
    this.#parts = parts;
    document.addEventListener("located", ({ detail }) => this.#show(detail));
  }

  /**
   * @param {Question} question
   * @returns {boolean} Whether the question could be sent.
   */
  find(question) {
    this.#asked = question;
    return this.#parts.line.send(questions.locate(question.file, question.line));
  }

  /** Ignores the pending answer, and clears the highlights. */
  forget() {
    this.#asked = null;
    this.#parts.lights.clear();
  }

  #show({ file, line, boxes }) {
    const asked = this.#asked;
    if (asked?.file !== file || asked.line !== line) return;
    this.#asked = null;
    const { lights, picker, zoom } = this.#parts;
    const concerned = boxes.filter(({ device }) => !asked.devices || asked.devices.includes(device));
    const found = concerned.flatMap(({ device, nodes }) => nodes.map((node) => ({ device, node })));
    const { device: selected, node } = picker.selection ?? {};
    const first = found.find((box) => box.device === selected && box.node === node) ?? found.find(({ device }) => device === selected) ?? found[0];
    if (first) picker.select(first, { isQuiet: true });
    lights.show(found);
    bringIntoView(found.map(elementOf).filter(Boolean), this.#board, zoom);
    asked.answer(found);
  }
}
