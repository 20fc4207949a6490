/** The checkbox above the timeline. It selects all trait environments, or only controllers. */

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
    // A new connection begins with only controllers.
    const tellAgain = () => this.#box.checked && tell();
    connection.addEventListener("open", tellAgain);
    tellAgain();
  }

  /** @param {string} tab The open tab of the panel. */
  panelShows(tab) {
    this.#option.hidden = tab !== "timeline";
  }
}
