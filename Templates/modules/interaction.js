/** Handles pointers and keys on the board: picking, pressing, swiping, dragging, settings. Loaded with the first pointer or key. */

import { takeAdditions } from "./additions.js";
import { listenToArrows } from "./arrows.js";
import { boardGestures } from "./board-gestures.js";
import { tidied } from "./board-history.js";
import { listenToDeviceZoom } from "./device-zoom.js";
import { devices } from "./dom.js";
import { takeDrops } from "./dropping.js";
import { Finder } from "./finder.js";
import { Handle } from "./handle.js";
import { hinge } from "./hinge.js";
import { Inspector, shownTab } from "./inspector.js";
import { Keyboard } from "./keyboard.js";
import { later, rarely } from "./later.js";
import { elementOf, Lights } from "./lights.js";
import * as messages from "./messages.js";
import { Picker } from "./picker.js";
import { listenToPlaces } from "./places.js";
import { Pointers } from "./pointers.js";
import { Pressure } from "./pressure.js";
import { Runs } from "./runs.js";
import { settleBars } from "./scroll-edge.js";
import { listenToScrolling, showScrolling } from "./scrolling.js";
import { Settings } from "./settings.js";
import { SourceLink } from "./source-link.js";
import { listenToSteppers } from "./stepper.js";
import { Typing } from "./typing.js";
import { windowEdges } from "./window-edges.js";

export class Interaction {
  #board;
  #zoom;
  #notify;
  #settings;
  #pressure;
  #handles;
  #pointers;
  #inspector;
  #inspectSoon = rarely(() => this.#inspector.ask());
  /** The highlighted boxes of a problem or of a line of the source. */
  #lights = new Lights("found");
  #finder;
  #keyboard;
  #compare;

  /**
   * @param {HTMLElement} board
   * @param {object} page
   * @param {import("./page.js").Line} page.line
   * @param {(device: string | null, text: string, typing?: number) => boolean} page.send Returns whether the event was
   * accepted.
   * @param {(device: string, text: string) => void} page.note Remembers an event that cannot be sent.
   * @param {(text: string) => void} page.notify
   * @param {import("./zoom.js").Zoom} page.zoom
   * @param {() => void} page.select Called when a box was picked.
   * @param {BroadcastChannel | null} page.channel The channel to the page of the source.
   * @param {import("./page.js").LateEditor} page.editor
   */
  constructor(board, { line, send, note, notify, zoom, select, channel, editor }) {
    this.#board = board;
    this.#zoom = zoom;
    this.#notify = notify;
    this.picker = new Picker(board);
    this.#settings = new Settings(send);
    this.#pressure = new Pressure(board, { send, notify, note, selection: () => this.picker.selection });
    this.finger = this.#pressure.finger;
    this.#handles = [new Handle(board, send, windowEdges), new Handle(board, send, hinge)];
    this.#finder = new Finder(board, { line, lights: this.#lights, picker: this.picker, zoom });
    this.source = new SourceLink(channel, this.#finder, line);
    this.#inspector = new Inspector({ line, picker: this.picker, source: this.source });
    this.#compare = later(async () => {
      const { Compare } = await import("./compare.js");
      return new Compare(line, (boxes) => this.#showAll(boxes));
    });
    /** Recordings of UIKit, drawn over the devices. */
    this.recorded = takeDrops(line);
    line.addEventListener("lost", () => this.finger.lose());
    this.picker.addEventListener("select", ({ detail: { isQuiet } }) => {
      this.#lights.clear();
      // While a scenario is recorded or a note is added, the picked box belongs to the scenario or the note.
      if ("recording" in document.body.dataset || "noting" in document.body.dataset) document.dispatchEvent(new CustomEvent("picked", { detail: this.picker.selection }));
      else if (!isQuiet) {
        select();
        this.source.picked();
      }
      this.#inspector.ask();
      this.#inspector.follow();
    });
    document.addEventListener("panel", () => this.#panelChanged());
    takeAdditions(editor, notify);
    this.#panelChanged();
    this.#listen(board, line, send);
  }

  /** Turns gestures on the board into events. */
  #listen(board, line, send) {
    const act = (device, text) => {
      const isTaken = send(device, text);
      this.finger.lift();
      return isTaken;
    };
    listenToArrows(board);
    listenToDeviceZoom(board, this.#zoom);
    const runs = new Runs(line);
    listenToScrolling(board, runs, send);
    listenToSteppers();
    listenToPlaces(line, this.#notify);
    this.#keyboard = new Keyboard(board, act);
    this.typing = new Typing(board, line, runs, send);
    const move = (id, behind) => {
      this.typing.flush();
      if (line.send(messages.arrange(behind ? `move ${id} ${behind}` : `move ${id}`))) line.rewrite(tidied(line.events));
      else this.#notify(line.refusal);
    };
    const gestures = boardGestures(board, { zoom: this.#zoom, send, act, pressure: this.#pressure, handles: this.#handles, move });
    this.#pointers = new Pointers(board, gestures, (event) => this.picker.hover(event));
  }

  get isPressing() {
    return this.#pressure.isPressing;
  }

  get isDragging() {
    return this.#handles.some(({ isDragging }) => isDragging);
  }

  boardChanged() {
    devices().forEach(showScrolling);
    this.typing.settle();
    this.picker.hide();
    this.picker.restoreSelection();
    this.#settings.update();
    for (const handle of this.#handles) handle.update(devices());
    this.finger.show();
    this.#lights.restore();
    this.#inspector.ask();
    this.#inspector.follow();
    this.#compare.now?.boardChanged();
    this.recorded.now?.update();
  }

  /** @param {HTMLElement[]} changed */
  devicesChanged(changed) {
    changed.forEach(showScrolling);
    changed.forEach(settleBars);
    this.#keyboard.devicesChanged(changed);
    this.typing.settle();
    this.picker.hide();
    this.#pressure.answered(changed.map(({ dataset }) => dataset.device));
    this.#settings.update(changed);
    for (const handle of this.#handles) handle.update(changed);
    this.#lights.restore(changed);
    this.#inspector.follow();
    this.#compare.now?.devicesChanged(changed);
    this.recorded.now?.update(changed);
    if (!changed.some(({ dataset }) => dataset.device === this.picker.selection?.device)) return;
    if (this.isDragging || this.isPressing) this.#inspectSoon();
    else this.#inspector.ask();
  }

  /**
   * Cancels a gesture, a press, the highlights or the picking of a view.
   * @returns {boolean} Whether there was anything to cancel.
   */
  escape() {
    if (this.#pointers.cancel() || this.#pressure.escape()) return true;
    if (this.#lights.areOn) {
      this.#lights.clear();
      return true;
    }
    const wasInspecting = this.picker.isInspecting;
    this.picker.isInspecting = false;
    return wasInspecting;
  }

  /**
   * Shows the boxes of a problem on all of its devices.
   * @param {HTMLElement} problem An element with the location and the devices of the problem.
   */
  showProblem({ dataset: { file, line, devices: ids } }) {
    const answer = (found) => found.length || this.#notify(`Nothing on the devices is defined at ${file}:${line}.`);
    this.#finder.find({ file, line: Number(line), devices: ids?.split("\n"), answer });
  }

  /** Selects the first of some boxes and highlights all of them. */
  async #showAll(boxes) {
    const { bringIntoView } = await import("./into-view.js");
    if (!boxes.length) return;
    this.picker.select(boxes[0], { isQuiet: true });
    this.#lights.show(boxes);
    bringIntoView(boxes.map(elementOf).filter(Boolean), this.#board, this.#zoom);
  }

  #panelChanged() {
    const tab = shownTab();
    if (tab === "inspector") this.#inspector.open();
    if (tab === "compare") this.#compare.need().then((compare) => shownTab() === "compare" && compare.open(this.picker.selection?.device));
    else this.#compare.now?.close();
  }
}
