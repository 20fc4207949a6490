/** Asks about the selected box, and shows the answer in the panel and on the device. */

import { device, make, region } from "./dom.js";
import { later } from "./later.js";
import * as messages from "./messages.js";

export class Inspector {
  #line;
  #picker;
  #source;
  #outline;

  /**
   * @param {object} page
   * @param {import("./page.js").Line} page.line
   * @param {import("./picker.js").Picker} page.picker
   * @param {import("./source-link.js").SourceLink} page.source
   */
  constructor({ line, picker, source }) {
    this.#line = line;
    this.#picker = picker;
    this.#source = source;
    this.#outline = later(async () => {
      const { Outline } = await import("./outline.js");
      return new Outline(region("outline"), (box) => picker.select(box));
    });
    // The box may have been selected before the connection was open, or on a connection that was lost.
    line.addEventListener("open", () => this.ask());
    document.addEventListener("inspection", ({ detail }) => this.#show(detail));
  }

  open() {
    this.#outline.need().then(() => this.follow());
  }

  ask() {
    const { selection } = this.#picker;
    if (selection) this.#line.send(messages.inspect(selection.device, selection.node));
  }

  /** Updates the tree of controllers and views if it is visible. */
  follow() {
    if (shownTab() === "inspector") this.#outline.now?.update(this.#picker.selection);
  }

  async #show({ device: id, node, html }) {
    const { selection } = this.#picker;
    if (selection?.device !== id || selection.node !== node) return;
    if (!html) this.#forget(node);
    else region("inspection").innerHTML = html;
    this.#picker.restoreSelection();
    this.#source.selected(region("inspection").querySelector(".inspection-head .place")?.textContent);
    const { clearConstraintLines, drawConstraintLines } = await import("./constraint-lines.js");
    const selected = device(id);
    if (!html) clearConstraintLines();
    else if (selected && this.#picker.selection === selection) drawConstraintLines(selected, region("inspection"));
  }

  /** Deselects a box that has left the screen. */
  #forget(node) {
    this.#picker.selection = null;
    const note = make("p", "inspection-gone");
    note.textContent = `${node} has left the screen.`;
    region("inspection").replaceChildren(note);
    this.follow();
  }
}

/** The name of the panel's visible tab, or `null` if there is none. */
export const shownTab = () => document.querySelector('.panel:not([hidden]) [data-tab][aria-selected="true"]')?.getAttribute("data-tab") ?? null;
