/** What the board and the page of the source say to each other, in whichever tabs they are. `source.js` is the other side. */

import { placeOf } from "./places.js";

export class SourceLink {
  #channel;
  #finder;
  /** @type {import("./places.js").Place | null} Of the selected box. */
  #place = null;

  /**
   * @param {BroadcastChannel | null} channel Among the pages of this server; an exported page has none.
   * @param {import("./finder.js").Finder} finder
   */
  constructor(channel, finder) {
    this.#channel = channel;
    this.#finder = finder;
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
  }

  #tell() {
    this.#channel?.postMessage({ type: "selected", file: this.#place?.file, line: this.#place?.line });
  }
}
