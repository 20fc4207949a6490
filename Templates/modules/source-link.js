/**
 * Connects the board with the page of the source in another tab (`source.js` is the counterpart), and over the server with
 * an editor next to the page.
 */

import { placeOf } from "./places.js";
import * as questions from "./questions.js";

export class SourceLink {
  #channel;
  #finder;
  #line;
  /** @type {import("./places.js").Place | null} The location of the selected box. */
  #place = null;
  /** Whether the editor shows the location of the picked box, once the location is known. */
  #leads = false;
  /** Whether the boxes of the editor's cursor are highlighted. */
  #isFollowing = false;

  /**
   * @param {BroadcastChannel | null} channel The channel between the pages of this server. An exported page has none.
   * @param {import("./finder.js").Finder} finder
   * @param {import("./page.js").Line} line
   */
  constructor(channel, finder, line) {
    this.#channel = channel;
    this.#finder = finder;
    this.#line = line;
    // A new server does not know of an editor yet.
    line.addEventListener("open", () => delete document.body.dataset.linkedEditor);
  }

  /**
   * Called when an editor next to the page has come or gone, or its cursor has moved to another line or out of this playground.
   * @param {import("./questions.js").EditorMessage} news
   */
  follow({ isThere, file, line }) {
    if (isThere) document.body.dataset.linkedEditor = "";
    else delete document.body.dataset.linkedEditor;
    if (file && line) this.#isFollowing = this.#finder.find({ file, line, answer: () => {} });
    else if (this.#isFollowing) {
      this.#isFollowing = false;
      this.#finder.forget();
    }
  }

  picked() {
    this.#isFollowing = false;
    this.#leads = "linkedEditor" in document.body.dataset;
  }

  /** @param {{type: string, file?: string, line?: number}} message */
  hear({ type, file, line }) {
    if (type === "ask") this.#tell();
    if (type !== "line") return;
    this.#finder.find({
      file, line, answer: (found) => this.#channel?.postMessage({
        type: "found", file, line, boxes: found.length, devices: new Set(found.map(({ device }) => device)).size,
      }),
    });
  }

  /**
   * Called when another box is selected, or none.
   * @param {string} [place] The location of the box in the source.
   */
  selected(place) {
    this.#place = placeOf(place);
    this.#tell();
    if (this.#leads && this.#place) this.#line.send(questions.open(this.#place.file, this.#place.line, this.#place.column, false));
    this.#leads = false;
  }

  #tell() {
    this.#channel?.postMessage({ type: "selected", file: this.#place?.file, line: this.#place?.line });
  }
}
