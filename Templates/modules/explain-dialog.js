/** The dialog of a playground's page that explains a constraint log, pasted into it or onto the page. */

import { Explanation } from "./explanation.js";

export class ExplainDialog {
  #dialog = /** @type {HTMLDialogElement} */ (document.getElementById("explain"));
  #explanation;

  /** @param {import("./page.js").Line} line */
  constructor(line) {
    this.#explanation = new Explanation(line);
  }

  /** @param {string} [text] What was pasted. */
  open(text) {
    if (!this.#dialog.open) this.#dialog.showModal();
    if (text) this.#explanation.take(text);
  }
}
