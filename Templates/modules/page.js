/** Assembles the page. Its line leads to a server, or to the engine in the page. */

import { AddressKeeper } from "./address-keeper.js";
import { readAddress } from "./address.js";
import { commands, keys } from "./commands.js";
import { coverUp } from "./cover.js";
import { devices, recalled, region } from "./dom.js";
import { comeWithFirstTouch } from "./first-touch.js";
import { listenToForm } from "./form.js";
import { listen } from "./gestures.js";
import { later } from "./later.js";
import { follow, notify } from "./live.js";
import * as messages from "./messages.js";
import { Mirroring } from "./mirroring.js";
import { showProblems } from "./problems.js";
import { Reach } from "./reach.js";
import { Zoom } from "./zoom.js";

/**
 * `send` returns whether a message was accepted. If not, `refusal` is the reason. Answers are events.
 *
 * @typedef {import("./line.js").Line & {send(message: object): boolean, refusal: string}} Line
 */

/** @typedef {import("./later.js").Later<import("./editor.js").Editor>} LateEditor */
/** @typedef {import("./later.js").Later<import("./explain-dialog.js").ExplainDialog>} LateExplanation */
/** @typedef {(name: string) => Promise<unknown>} LoadStyle */

/**
 * @param {Line} line
 * @param {LateEditor} editor
 * @param {LoadStyle} [loadStyle] Loads a style sheet, on a page that does not contain all of them.
 * @param {LateExplanation} [explanation] Explains constraint logs, if the line leads to a server that does.
 */
export function start(line, editor, loadStyle, explanation) {
  /** @type {import("./live.js").View} */
  const view = { boardChanged: [], devicesChanged: [], showProblems };
  const patching = later(async () => await import("./patch.js"));
  // The page follows the line first, so that it shows the server's state even if other parts fail.
  follow(line, view, patching);
  try {
    const page = new Page(document.getElementById("board"), line, editor, loadStyle, explanation);
    view.boardChanged.push(...page.onBoardChange);
    view.devicesChanged.push((changed) => page.zoom.devicesChanged(changed, patching.now.turnDevices), ...page.onDevicesChange);
    patching.whenThere(({ keepPlaces }) => (page.zoom.steady = keepPlaces));
    comeWithFirstTouch(page.interaction, patching, page.address.writing);
    // A page with a lesson has more parts.
    document.dispatchEvent(new CustomEvent("begun", { detail: { line, editor } }));
  } finally {
    document.body.dataset.ready = "";
  }
}

class Page {
  #line;

  /**
   * @param {HTMLElement} board
   * @param {Line} line
   * @param {LateEditor} editor
   * @param {LoadStyle} [loadStyle]
   * @param {LateExplanation} [explanation]
   */
  constructor(board, line, editor, loadStyle, explanation) {
    this.#line = line;
    // Connects the page to other tabs, such as the page of the source.
    this.channel = document.body.dataset.socket ? new BroadcastChannel("traitscope") : null;
    followPointer(loadStyle);
    this.editor = editor;
    this.panel = latePanel(line);
    this.bar = lateBar(line);
    this.explanation = explanation;
    this.presentation = later(async () => {
      await loadStyle?.("present");
      return new (await import("./present.js")).Presentation(this, line);
    });
    this.zoom = new Zoom(board, region("board"));
    this.reach = new Reach(board);
    this.mirroring = new Mirroring(readAddress().isMirroring);
    this.interaction = this.#lateInteraction(board);
    this.address = new AddressKeeper(line, this.mirroring, () => this.interaction.now);
    this.notes = lateNotes(this, editor, loadStyle);
    coverUp(devices());
    listenToForm(board, (device, text) => this.act(device, text));
    listen({ send: (device, text) => this.act(device, text), travel: (device, entry) => this.travel(device, entry), actions: commands(this), keys });
  }

  /** The parts to notify of changed devices, in this order. */
  get onBoardChange() {
    return [
      () => this.zoom.update(),
      () => coverUp(devices()),
      () => this.reach.boardChanged(),
      () => this.#interactionIfScrolled?.boardChanged(),
      () => this.panel.now?.updateTimeline(),
      () => this.bar.now?.update(),
      () => this.presentation.now?.boardChanged(),
      () => this.notes.now?.update(),
    ];
  }

  /** The parts to notify of changed content, in this order. @returns {((changed: HTMLElement[]) => void)[]} */
  get onDevicesChange() {
    return [
      (changed) => this.reach.update(changed),
      (changed) => this.#interactionIfScrolled?.devicesChanged(changed),
      (changed) => this.panel.now?.updateTimeline(changed),
      () => this.bar.now?.update(),
      (changed) => this.notes.now?.update(changed),
      () => this.address.devicesChanged(),
    ];
  }

  /** The code for pointers and keys, which also moves scrolled content. */
  get #interactionIfScrolled() {
    if (!this.interaction.now && document.querySelector("[data-scroll]:not([data-scroll^='0 0 '])")) this.interaction.need();
    return this.interaction.now;
  }

  /**
   * Sends an event of one device, or of all devices, after the text that was typed before.
   * @param {string | null} device
   * @param {string} text
   * @returns {boolean} Whether the event was accepted.
   */
  send(device, text, isMirrored = this.mirroring.isOn && device !== null, typing = 0) {
    this.interaction.now?.typing.flush();
    const isTaken = this.#line.send(messages.event(device, text, isMirrored, typing));
    if (!isTaken) notify(this.#line.refusal);
    return isTaken;
  }

  /** The same. A finger that was left on the screen is lifted afterwards. */
  act(device, text) {
    const isTaken = this.send(device, text);
    if (text !== "lift") this.interaction.now?.finger.lift();
    return isTaken;
  }

  /**
   * Goes to the state after an entry of a device's log.
   * @param {string} device
   * @param {number} entry
   */
  travel(device, entry) {
    this.interaction.now?.typing.flush();
    if (!this.#line.send(messages.travel(device, entry))) notify(this.#line.refusal);
  }

  /** The code for pointers and keys on the board. */
  #lateInteraction(board) {
    const { channel } = this;
    const interaction = later(async () => new (await import("./interaction.js")).Interaction(board, {
      line: this.#line, zoom: this.zoom, channel, notify, editor: this.editor,
      send: (device, text, typing) => this.send(device, text, undefined, typing),
      select: () => this.panel.need().then((shown) => shown.show("inspector")),
      note: (device, text) => this.#line.note?.(messages.event(device, text, this.mirroring.isOn)),
    }));
    channel?.addEventListener("message", ({ data }) => {
      if (data.type === "line") interaction.need().then((there) => there.source.hear(data));
      else interaction.now?.source.hear(data);
    });
    // Messages of an editor next to the page.
    document.addEventListener("editor", ({ detail }) => interaction.need().then(({ source }) => source.follow(detail)));
    return interaction;
  }
}

/** The panel next to the board. It is loaded when it opens, or immediately if it was open before. */
function latePanel(line) {
  const element = document.getElementById("panel");
  const panel = later(async () => new (await import("./panel.js")).Panel(line));
  if (recalled("traitscope.panel")) {
    // The board does not have to shrink later.
    element.hidden = false;
    panel.need();
  }
  element.addEventListener("click", ({ target }) => {
    const tab = target.closest("[data-tab]");
    // After loading, the panel has its own listener.
    if (tab && !panel.now) panel.need().then((shown) => shown.show(tab.dataset.tab));
  });
  return panel;
}

function lateBar(line) {
  const bar = later(async () => new (await import("./bar.js")).DeviceBar(line, notify));
  document.getElementById("devices").addEventListener("beforetoggle", ({ newState }) => newState === "open" && bar.need().then((there) => there.open()));
  return bar;
}

/** Shows the pointer of another page that presents this playground. */
function followPointer(loadStyle) {
  const pointer = later(async () => {
    await loadStyle?.("present");
    return await import("./shared-pointer.js");
  });
  document.addEventListener("pointer", (/** @type {CustomEvent} */ { detail }) => pointer.need().then(({ showPointer }) => showPointer(detail)));
}

/** The notes of the board. They are loaded if there are any, or when the first note is written. */
function lateNotes(page, editor, loadStyle) {
  const list = region("notes");
  const notes = later(async () => {
    await loadStyle?.("notes");
    return new (await import("./notes.js")).Notes({ list, editor, interaction: page.interaction, notify });
  });
  const needIfAny = () => void (list?.firstElementChild && notes.need());
  document.addEventListener("notes", (/** @type {CustomEvent} */ { detail }) => {
    list.innerHTML = detail.html;
    if (notes.now) notes.now.changed();
    else needIfAny();
  });
  needIfAny();
  return notes;
}
