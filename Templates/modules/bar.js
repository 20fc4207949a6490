/**
 * The device bar: a list of the devices on the board, and the catalogue of devices to add. Each action is a change of the
 * board, in the text form of `Sources/PlaygroundPipeline/Board/BoardChange.swift`.
 */

import { listenToDragging } from "./bar-dragging.js";
import { tidied } from "./board-history.js";
import { Catalogue } from "./catalogue.js";
import { device, devices, field, region } from "./dom.js";
import * as messages from "./messages.js";

export class DeviceBar {
  #line;
  #notify;
  #list = region("bar");
  #catalogue;
  /** The visible devices as the file would list them. */
  #toml = "";
  /** Whether an answer is pending, and whether another question is needed after it. */
  #isAsked = false;
  #isStale = false;

  /**
   * @param {import("./page.js").Line} line
   * @param {(text: string) => void} notify
   */
  constructor(line, notify) {
    this.#line = line;
    this.#notify = notify;
    this.element = document.getElementById("devices");
    this.#catalogue = new Catalogue(this.element, {
      add: (model, name) => this.#change(`add ${model}`) && notify(`${name} is on the board.`),
      ids: () => this.#rows.map(({ dataset }) => dataset.of),
    });
    listenToDragging(this.#list, (row) => this.#moved(row));
    this.element.addEventListener("click", ({ target }) => this.#click(target));
    this.#list.addEventListener("change", ({ target }) => this.#take(target));
    this.#list.addEventListener("keydown", (event) => this.#press(event));
    this.#list.addEventListener("focusin", ({ target }) => this.#stop(target.closest("[data-of]")));
    this.#list.addEventListener("focusout", () => setTimeout(() => this.#isStale && this.#ask()));
    for (const sign of /** @type {const} */ (["mouseover", "focusin"])) this.#list.addEventListener(sign, ({ target }) => point(target.closest("[data-of]")?.dataset.of));
    this.#list.addEventListener("mouseleave", () => point());
    this.element.addEventListener("toggle", ({ newState }) => newState === "closed" && this.#closed());
    document.addEventListener("devices", ({ detail }) => this.#answer(detail));
    line.addEventListener("open", () => {
      this.#isAsked = false;
      this.update();
    });
  }

  /** Called when the devices on the board, or their settings, have changed. */
  update() {
    if (this.element.matches(":popover-open")) this.#ask();
  }

  open() {
    this.#ask();
  }

  #closed() {
    point();
    this.#catalogue.close();
    field("bar-text").hidden = true;
  }

  /** Sends one question at a time. The list is not replaced while a name is edited. */
  #ask() {
    this.#isStale = this.#isAsked || this.#isBusy;
    if (!this.#isStale) this.#isAsked = this.#line.send(messages.devices(this.#catalogue.isEmpty));
  }

  get #isBusy() {
    const focused = /** @type {HTMLInputElement} */ (document.activeElement);
    const isWriting = this.#list.contains(focused) && focused.matches("input") && focused.value !== focused.defaultValue;
    return isWriting || this.#list.querySelector(".is-dragged") !== null;
  }

  #answer({ html, toml, catalogue }) {
    this.#isAsked = false;
    this.#toml = toml;
    if (catalogue) this.#catalogue.fill(catalogue);
    if (this.#isBusy) this.#isStale = true;
    else this.#show(html);
    if (this.#isStale) this.#ask();
  }

  /** Replaces the list. The focus stays on its device, or moves to the device that took its position. */
  #show(html) {
    const focused = this.#list.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;
    const row = focused?.closest("[data-of]");
    const index = this.#rows.indexOf(row);
    const part = focused?.dataset.part;
    const top = this.#list.querySelector(".bar-groups")?.scrollTop ?? 0;
    this.#list.innerHTML = html;
    this.#list.querySelector(".bar-groups").scrollTop = top;
    const rows = this.#rows;
    const next = rows.find(({ dataset }) => dataset.of === row?.dataset.of) ?? rows[Math.min(index, rows.length - 1)];
    this.#stop(next ?? rows[0]);
    if (focused) ((row ? next : this.#list)?.querySelector(`[data-part="${part}"]:not([hidden])`) ?? this.element).focus();
    this.#catalogue.count();
  }

  /** @returns {HTMLElement[]} */
  get #rows() {
    return [...this.#list.querySelectorAll("[data-of]")];
  }

  /** Makes Tab stop only at the parts of one device. Arrow keys move to the other devices. */
  #stop(current) {
    if (!current) return;
    for (const row of this.#rows) for (const part of row.querySelectorAll("[data-part]")) part.tabIndex = row === current ? 0 : -1;
  }

  /** @returns {boolean} Whether the change was accepted. */
  #change(text) {
    const isTaken = this.#line.send(messages.arrange(text));
    if (isTaken) this.#line.rewrite(tidied(this.#line.events));
    else this.#notify(this.#line.refusal);
    return isTaken;
  }

  #click(target) {
    const change = target.closest("[data-change]")?.dataset.change;
    const action = target.closest("[data-bar]")?.dataset.bar;
    if (change) this.#change(change);
    else if (action === "copy") this.#copy();
    else if (action === "add") this.#catalogue.toggle();
  }

  #take(target) {
    if (target.matches("select")) this.#change(target.value);
    else if (target.matches("input")) this.#rename(target);
  }

  #rename(input) {
    const name = input.value.trim().replaceAll(/\s+/g, " ");
    input.defaultValue = input.value;
    this.#change(`name ${input.closest("[data-of]").dataset.of} ${name}`.trim());
  }

  #press(event) {
    const { target, key, altKey } = event;
    const row = target.closest("[data-of]");
    if (!row || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const down = { ArrowDown: 1, ArrowUp: -1 }[key];
    const across = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (down && altKey) move(row, down) && this.#moved(row, target);
    else if (down) this.#rows[this.#rows.indexOf(row) + down]?.querySelector(`[data-part="${target.dataset.part}"]`).focus();
    else if (across && !altKey && !target.matches("input")) {
      const parts = [...row.querySelectorAll("[data-part]")];
      parts[parts.indexOf(target) + across]?.focus();
    } else if (key === "Delete" && !target.matches("input")) this.#change(`remove ${row.dataset.of}`);
    else if (key === "Escape" && target.matches("input") && target.value !== target.defaultValue) target.value = target.defaultValue;
    else return;
    event.preventDefault();
  }

  /** Sends the move of a row, either behind another row of its kind or to the beginning. */
  #moved(row, part) {
    part?.focus();
    row.scrollIntoView({ block: "nearest" });
    const before = row.previousElementSibling;
    this.#change(`move ${row.dataset.of}${before ? ` ${before.dataset.of}` : ""}`);
  }

  async #copy() {
    // A page from the network without TLS has no clipboard.
    const isCopied = await (navigator.clipboard?.writeText(this.#toml).then(() => true, () => false) ?? false);
    const text = /** @type {HTMLTextAreaElement} */ (field("bar-text"));
    text.hidden = isCopied;
    text.value = this.#toml;
    if (isCopied) this.#notify(`Copied ${devices().length} devices. Paste them in place of the devices in the file.`);
    else text.select();
  }
}

/** @returns {boolean} Whether the row could move in that direction. */
function move(row, by) {
  const other = by > 0 ? row.nextElementSibling : row.previousElementSibling;
  if (by > 0) other?.after(row);
  else other?.before(row);
  return other !== null;
}

function point(id) {
  for (const pointed of document.querySelectorAll("[data-pointed]")) delete pointed.dataset.pointed;
  const target = id === undefined ? null : device(id);
  if (target) target.dataset.pointed = "";
}
