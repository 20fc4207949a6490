/**
 * What the board and the text say to each other: the page of the source, in whichever tab it is, whose side is `source.js`, and an editor
 * beside the page, over the server.
 */

import { placeOf } from "./places.js";
import * as questions from "./questions.js";

export class SourceLink {
  #channel;
  #finder;
  #line;
  /** @type {import("./places.js").Place | null} Of the selected box. */
  #place = null;
  /** Whether the editor goes to the place of the box that was just picked, once it is known. */
  #leads = false;
  /** Whether what the editor's cursor is in is lit. */
  #isFollowing = false;

  /**
   * @param {BroadcastChannel | null} channel Among the pages of this server; an exported page has none.
   * @param {import("./finder.js").Finder} finder
   * @param {import("./page.js").Line} line
   */
  constructor(channel, finder, line) {
    this.#channel = channel;
    this.#finder = finder;
    this.#line = line;
    // A server that has just come knows of no editor yet.
    line.addEventListener("open", () => delete document.body.dataset.linkedEditor);
  }

  /**
   * An editor beside the page has come or gone, or its cursor is on another line, or on none of this playground.
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

  /** A person has picked a box. */
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
   * Another box is selected, or none.
   * @param {string} [place] Where the source defines it.
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
