/** What hands do on the board: picking, pressing, swiping, dragging, settings. It comes with the first pointer or key. */

import { device, devices, make, region } from "./dom.js";
import { Finder } from "./finder.js";
import { later } from "./later.js";
import { elementOf, Lights } from "./lights.js";
import * as messages from "./messages.js";
import { listenToPanning } from "./panning.js";
import { Picker } from "./picker.js";
import { listenToPlaces } from "./places.js";
import { Pressure } from "./pressure.js";
import { listenToResting } from "./resting.js";
import { listenToScrolling, settleBars } from "./scroll-edge.js";
import { Settings } from "./settings.js";
import { SourceLink } from "./source-link.js";
import { listenToSheetDrags } from "./sheet-drag.js";
import { listenToSteppers } from "./stepper.js";
import { listenToSwipes } from "./swipes.js";
import { WindowEdges } from "./window-edges.js";

export class Hands {
  #line;
  #settings;
  #pressure;
  #edges;
  #inspectSoon;
  /** Boxes that a problem or a line of the source led to. */
  #lights = new Lights("found");
  #finder;
  #notify;
  #outline;
  #compare;

  /**
   * @param {HTMLElement} board
   * @param {object} page
   * @param {import("./page.js").Line} page.line
   * @param {(device: string | null, text: string) => boolean} page.send Says whether the event was taken.
   * @param {(device: string, text: string) => void} page.note Remembers an event that cannot be sent.
   * @param {(text: string) => void} page.notify
   * @param {import("./zoom.js").Zoom} page.zoom
   * @param {(action: () => void) => () => void} page.rarely
   * @param {() => void} page.select Something was picked.
   * @param {BroadcastChannel | null} page.channel To the page of the source.
   */
  constructor(board, { line, send, note, notify, zoom, rarely, select, channel }) {
    this.#line = line;
    this.picker = new Picker(board);
    this.#settings = new Settings(send);
    this.#pressure = new Pressure(board, { send, notify, note, selection: () => this.picker.selection });
    this.finger = this.#pressure.finger;
    this.#edges = new WindowEdges(board, send);
    this.#inspectSoon = rarely(() => this.#inspect());
    line.addEventListener("lost", () => this.finger.lose());
    // What was picked before the other end was there, or on one that is gone.
    line.addEventListener("open", () => this.#inspect());
    this.picker.addEventListener("select", ({ detail: { isQuiet } }) => {
      this.#lights.clear();
      if (!isQuiet) select();
      this.#inspect();
      this.#follow();
    });
    this.#notify = notify;
    this.#finder = new Finder(board, { line, lights: this.#lights, picker: this.picker, zoom });
    this.source = new SourceLink(channel, this.#finder);
    this.#outline = later(async () => {
      const { Outline } = await import("./outline.js");
      return new Outline(region("outline"), (box) => this.picker.select(box));
    });
    this.#compare = later(async () => {
      const { Compare } = await import("./compare.js");
      return new Compare(line, (boxes) => this.#showAll(boxes, board, zoom));
    });
    document.addEventListener("panel", () => this.#panelChanged());
    this.#panelChanged();
    document.addEventListener("inspection", ({ detail }) => this.#show(detail));

    const act = (device, text) => {
      const isTaken = send(device, text);
      this.finger.lift();
      return isTaken;
    };
    listenToPanning(board, zoom);
    listenToScrolling(board);
    listenToSteppers();
    listenToPlaces(line, notify);
    listenToSheetDrags(board);
    listenToSwipes(board, act);
    listenToResting(board, { send, finger: this.finger, opened: (device) => this.#pressure.opened(device) });
  }

  get isPressing() {
    return this.#pressure.isPressing;
  }

  get isDragging() {
    return this.#edges.isDragging;
  }

  /** There are other devices. */
  boardChanged() {
    this.picker.hide();
    this.picker.restoreSelection();
    this.#settings.update();
    this.#edges.update(devices());
    this.finger.show();
    this.#lights.restore();
    this.#inspect();
    this.#follow();
    this.#compare.now?.boardChanged();
  }

  /** @param {HTMLElement[]} changed */
  devicesChanged(changed) {
    changed.forEach(settleBars);
    this.picker.hide();
    this.#pressure.answered(changed.map(({ dataset }) => dataset.device));
    this.#settings.update(changed);
    this.#edges.update(changed);
    this.#lights.restore(changed);
    this.#follow();
    this.#compare.now?.devicesChanged(changed);
    if (!changed.some(({ dataset }) => dataset.device === this.picker.selection?.device)) return;
    if (this.isDragging || this.isPressing) this.#inspectSoon();
    else this.#inspect();
  }

  /**
   * Ends what a finger, or the search for a view, has begun.
   * @returns {boolean} Whether there was any.
   */
  escape() {
    if (this.#pressure.escape()) return true;
    if (this.#lights.areOn) {
      this.#lights.clear();
      return true;
    }
    const wasInspecting = this.picker.isInspecting;
    this.picker.isInspecting = false;
    return wasInspecting;
  }

  /**
   * Shows what a problem is about on every device that it concerns.
   * @param {HTMLElement} problem Says where it is, and of which devices it is one.
   */
  showProblem({ dataset: { file, line, devices: ids } }) {
    const answer = (found) => found.length || this.#notify(`Nothing on the devices comes of ${file}:${line}.`);
    this.#finder.find({ file, line: Number(line), devices: ids?.split("\n"), answer });
  }

  /** Selects the first of some boxes and lights them all. */
  async #showAll(boxes, board, zoom) {
    const { bringIntoView } = await import("./into-view.js");
    if (!boxes.length) return;
    this.picker.select(boxes[0], { isQuiet: true });
    this.#lights.show(boxes);
    bringIntoView(boxes.map(elementOf).filter(Boolean), board, zoom);
  }

  #panelChanged() {
    const tab = shownTab();
    if (tab === "inspector") this.#outline.need().then(() => this.#follow());
    if (tab === "compare") this.#compare.need().then((compare) => shownTab() === "compare" && compare.open(this.picker.selection?.device));
    else this.#compare.now?.close();
  }

  /** The tree of controllers and views is as the board is, where it is to be seen. */
  #follow() {
    if (shownTab() === "inspector") this.#outline.now?.update(this.picker.selection);
  }

  #inspect() {
    const { selection } = this.picker;
    if (selection) this.#line.send(messages.inspect(selection.device, selection.node));
  }

  async #show({ device: id, node, html }) {
    const { selection } = this.picker;
    if (selection?.device !== id || selection.node !== node) return;
    if (!html) this.#forget(node);
    else region("inspection").innerHTML = html;
    this.picker.restoreSelection();
    this.source.selected(region("inspection").querySelector(".inspection-head .place")?.textContent);
    const { clearConstraintLines, drawConstraintLines } = await import("./constraint-lines.js");
    const selected = device(id);
    if (!html) clearConstraintLines();
    else if (selected && this.picker.selection === selection) drawConstraintLines(selected, region("inspection"));
  }

  /** What has left the screen is not selected any more. */
  #forget(node) {
    this.picker.selection = null;
    const note = make("p", "inspection-gone");
    note.textContent = `${node} has left the screen.`;
    region("inspection").replaceChildren(note);
    this.#follow();
  }
}

/** The name of the panel's tab that is to be seen, if any is. */
const shownTab = () => document.querySelector('.panel:not([hidden]) [data-tab][aria-selected="true"]')?.getAttribute("data-tab") ?? null;
