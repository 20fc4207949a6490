/** The choice above the timeline: whether it tells of all trait environments, or of controllers alone. */

import { recalled, remember } from "./dom.js";
import * as messages from "./messages.js";

const storageKey = "traitscope.verbose";

export class Verbosity {
  #option = document.querySelector('[data-option="verbose"]');
  #box = this.#option.querySelector("input");

  /** @param {import("./page.js").Line} connection */
  constructor(connection) {
    this.#box.checked = recalled(storageKey) === "true";
    const tell = () => connection.send(messages.verbosity(this.#box.checked));
    this.#box.addEventListener("change", () => {
      remember(storageKey, this.#box.checked ? "true" : null);
      tell();
    });
    // What the page connects to begins with controllers alone.
    const tellAgain = () => this.#box.checked && tell();
    connection.addEventListener("open", tellAgain);
    tellAgain();
  }

  /** @param {string} tab The panel's that is open. */
  panelShows(tab) {
    this.#option.hidden = tab !== "timeline";
  }
}
