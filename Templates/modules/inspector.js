/** What there is to say about the box that is picked: asked for, shown in the panel, and drawn on its device; beside it the tree of boxes. */

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
    // What was picked before the other end was there, or on one that is gone.
    line.addEventListener("open", () => this.ask());
    document.addEventListener("inspection", ({ detail }) => this.#show(detail));
  }

  /** The panel shows it. */
  open() {
    this.#outline.need().then(() => this.follow());
  }

  /** Asks what there is to say now. */
  ask() {
    const { selection } = this.#picker;
    if (selection) this.#line.send(messages.inspect(selection.device, selection.node));
  }

  /** The tree of controllers and views is as the board is, where it is to be seen. */
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

  /** What has left the screen is not selected any more. */
  #forget(node) {
    this.#picker.selection = null;
    const note = make("p", "inspection-gone");
    note.textContent = `${node} has left the screen.`;
    region("inspection").replaceChildren(note);
    this.follow();
  }
}

/** The name of the panel's tab that is to be seen, if any is. */
export const shownTab = () => document.querySelector('.panel:not([hidden]) [data-tab][aria-selected="true"]')?.getAttribute("data-tab") ?? null;
