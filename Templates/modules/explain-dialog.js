/** The dialog of a playground's page that explains a constraint log. The log is pasted into the dialog or onto the page. */

import { Explanation } from "./explanation.js";
import { loadStyle } from "./late-style.js";

export class ExplainDialog {
  #dialog = /** @type {HTMLDialogElement} */ (document.getElementById("explain"));
  #explanation;
  #style = loadStyle("explain");

  /** @param {import("./page.js").Line} line */
  constructor(line) {
    this.#explanation = new Explanation(line);
  }

  /** @param {string} [text] The pasted text. */
  async open(text) {
    await this.#style;
    if (!this.#dialog.open) this.#dialog.showModal();
    if (text) this.#explanation.take(text);
  }
}
