/** The notes of the board. Shows pins on their elements, the text of the open note, and the form of a new note. */

import { device as deviceOf, devices, field, make } from "./dom.js";
import { elementOf, rectOf } from "./lights.js";
import { elementOfNode, noteInAddress, withNote } from "./note-text.js";

/** The distance between a pin and its text, in pixels. */
const gap = 8;

export class Notes {
  #list;
  #editor;
  #interaction;
  #notify;
  #words = make("div", "note-words");
  /** The pin whose text is shown, and whether the text stays open. @type {{pin: HTMLElement, stays: boolean} | null} */
  #shown = null;
  /** Finds the note that was just written, or that the address leads to. @type {((note: HTMLElement) => boolean) | null} */
  #awaited;

  /**
   * @param {object} page
   * @param {HTMLElement} page.list
   * @param {import("./page.js").LateEditor} page.editor
   * @param {import("./later.js").Later<import("./interaction.js").Interaction>} page.interaction
   * @param {(text: string) => void} page.notify
   */
  constructor({ list, editor, interaction, notify }) {
    this.#list = list;
    this.#editor = editor;
    this.#interaction = interaction;
    this.#notify = notify;
    this.#words.popover = "manual";
    document.body.append(this.#words);
    const wanted = noteInAddress(location.hash);
    this.#awaited = wanted === null ? null : ({ dataset }) => dataset.note === wanted;
    this.#listen(document.getElementById("board"));
    this.changed();
  }

  #listen(board) {
    // Pins move with scrolled content. The text of a note moves with the board.
    board.addEventListener("scroll", ({ target }) => {
      const home = target.closest?.("[data-device]");
      if (home) this.#draw(home);
      this.#place();
    }, { capture: true, passive: true });
    for (const name of ["resize", "rescale"]) addEventListener(name, () => requestAnimationFrame(() => this.#place()), { capture: true });
    for (const name of ["pointerover", "focusin"]) board.addEventListener(name, ({ target }) => this.#hover(target.closest(".note-pin")));
    for (const name of ["pointerout", "focusout"]) board.addEventListener(name, ({ target }) => target.closest(".note-pin") && this.#hover(null));
    // A pin is a part of the page, so a finger on it does not touch the app.
    for (const name of ["pointerdown", "click"]) board.addEventListener(name, (event) => {
      const pin = event.target.closest(".note-pin");
      if (!pin) return;
      event.stopPropagation();
      if (name === "click") this.#toggle(pin);
    }, { capture: true });
    this.#list.addEventListener("click", (event) => {
      const note = event.target.closest(".note-link")?.closest(".note");
      if (!note || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.#open(note);
    });
    this.#words.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#write(event.target);
    });
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || (!this.#shown?.stays && !this.#isAsking && !("noting" in document.body.dataset))) return;
      event.preventDefault();
      event.stopPropagation();
      this.#stopAsking();
      this.#hide();
    }, { capture: true });
    document.addEventListener("picked", (/** @type {CustomEvent} */ { detail }) => "noting" in document.body.dataset && this.#ask(detail));
  }

  /** Called when the notes of the file have changed. */
  changed() {
    this.update();
    const note = this.#notes.find((one) => this.#awaited?.(one));
    if (!note) return;
    this.#awaited = null;
    this.#open(note);
  }

  get #notes() {
    return /** @type {HTMLElement[]} */ ([...this.#list.children]);
  }

  // Pins

  /**
   * Updates the pins after changes.
   * @param {HTMLElement[]} [changed] The changed devices (default: all).
   */
  update(changed = devices()) {
    for (const home of changed) this.#draw(home);
    if (this.#shown && !this.#shown.pin.isConnected) this.#hide();
    else this.#place();
  }

  /** @param {HTMLElement} home */
  #draw(home) {
    const screen = /** @type {HTMLElement | null} */ (home.querySelector(".screen"));
    const before = /** @type {HTMLElement | null} */ (home.querySelector(".pins"));
    const placed = screen ? this.#notes.map((note) => placeOf(note, home)).filter(Boolean) : [];
    if (!placed.length) return before?.remove();
    const layer = before ?? make("div", "pins");
    const known = new Map([...layer.children].map((pin) => [pin.getAttribute("data-note"), pin]));
    const counts = new Map();
    const pins = placed.map(({ note, rect }) => {
      const on = note.dataset.on;
      const index = counts.get(on) ?? 0;
      counts.set(on, index + 1);
      const pin = /** @type {HTMLElement} */ (known.get(note.dataset.note) ?? newPin(note));
      label(pin, note);
      pin.style.setProperty("--x", `${rect.right}`);
      pin.style.setProperty("--y", `${Math.max(0, rect.top)}`);
      pin.style.setProperty("--beside", String(index));
      return pin;
    });
    if (pins.length !== layer.children.length || pins.some((pin, index) => pin !== layer.children[index])) layer.replaceChildren(...pins);
    if (!before) screen.after(layer);
  }

  // Words

  #hover(pin) {
    if (this.#isAsking || this.#shown?.stays) return;
    if (pin) this.#show(pin, false);
    else this.#hide();
  }

  #toggle(pin) {
    this.#stopAsking();
    if (this.#shown?.pin === pin && this.#shown.stays) this.#hide();
    else this.#show(pin, true);
  }

  /** Shows a note on the first device that has its element. */
  #open(note) {
    const pin = /** @type {HTMLElement | null} */ (document.querySelector(`.note-pin[data-note="${CSS.escape(note.dataset.note)}"]`));
    if (!pin) return this.#notify(`${note.dataset.on} is not on any device now.`);
    pin.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.#show(pin, true);
  }

  #show(pin, stays) {
    this.#hide();
    const note = this.#notes.find(({ dataset }) => dataset.note === pin.dataset.note);
    if (!note) return;
    this.#shown = { pin, stays };
    pin.setAttribute("aria-expanded", "true");
    const text = make("p", "note-said");
    text.textContent = field("note-text", note).textContent;
    const on = make("p", "note-on");
    on.textContent = note.dataset.on;
    this.#words.setAttribute("aria-hidden", "true");
    this.#words.replaceChildren(text, on);
    this.#words.showPopover();
    this.#place();
  }

  #hide() {
    this.#shown?.pin.setAttribute("aria-expanded", "false");
    this.#shown = null;
    if (!this.#isAsking && this.#words.matches(":popover-open")) this.#words.hidePopover();
  }

  /** Places the text below its pin, or above the pin at the end of the window. */
  #place() {
    const target = this.#shown?.pin ?? this.#asked?.element;
    if (!target || !this.#words.matches(":popover-open")) return;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.#words;
    const x = Math.min(Math.max(8, (left + right - width) / 2), innerWidth - width - 8);
    const below = Math.min(bottom, innerHeight) + gap;
    const y = below + height < innerHeight - 8 ? below : Math.max(8, top - gap - height);
    Object.assign(this.#words.style, { left: `${x}px`, top: `${y}px` });
  }

  // New notes

  /** The subject of a new note. @type {{on: string, device: string, element: HTMLElement} | null} */
  #asked = null;

  get #isAsking() {
    return this.#asked !== null;
  }

  /** Asks for the text of a note about the element selected in the panel. If there is none, asks for a click on an element. */
  async begin() {
    if ((await this.#editor.need()).isReadOnly) {
      return this.#notify("This page cannot write the file. Start the server with --edit, or write [[notes]] into the file.");
    }
    const { picker } = await this.#interaction.need();
    this.#stopAsking();
    if (picker.selection && document.activeElement?.closest(".panel")) return this.#ask(picker.selection);
    document.body.dataset.noting = "";
    picker.isInspecting = true;
    this.#notify("Click the element that the note is about.");
  }

  /** @param {import("./lights.js").Box | null} box */
  async #ask(box) {
    const element = box && nameable(elementOf(box));
    if (!element) return this.#notify("The file has no name for this element. Choose a view, a bar item or a controller.");
    (await this.#interaction.need()).picker.isInspecting = false;
    this.#hide();
    delete document.body.dataset.noting;
    const home = /** @type {HTMLElement} */ (element.closest("[data-device]"));
    this.#asked = { on: elementOfNode(element.dataset.id), device: home.dataset.device.split("@")[0], element };
    this.#words.removeAttribute("aria-hidden");
    this.#words.replaceChildren(form(this.#asked.on, home.querySelector(".device-name").textContent));
    this.#words.showPopover();
    this.#place();
    this.#words.querySelector("input").focus({ preventScroll: true });
  }

  #stopAsking() {
    if ("noting" in document.body.dataset) this.#interaction.now?.picker && (this.#interaction.now.picker.isInspecting = false);
    delete document.body.dataset.noting;
    if (!this.#asked) return;
    const { element } = this.#asked;
    this.#asked = null;
    this.#words.hidePopover();
    element.focus({ preventScroll: true });
  }

  async #write(asked) {
    const words = asked.elements.words.value.trim();
    if (!words) return;
    const editor = await this.#editor.need();
    const { on, device } = this.#asked;
    const text = withNote(editor.text, { on, words, device: asked.elements.only.checked ? device : null });
    if (text === null) return this.#notify("The file has its notes in one list. Write the note there, or make each a [[notes]].");
    this.#awaited = (note) => note.dataset.on === on && field("note-text", note).textContent === words;
    this.#stopAsking();
    editor.rewrite(text);
  }
}

/** A note with the frame of its element on a device, or `null` if the element is not visible there. */
function placeOf(note, home) {
  const { on, devices: models } = note.dataset;
  const id = home.dataset.device;
  if (models !== undefined && !models.split(" ").includes(id.split("@")[0])) return null;
  const element = elementOf({ device: id, node: on });
  const rect = element?.checkVisibility() ? rectOf(element) : null;
  return rect && { note, rect };
}

/** @param {HTMLElement} note */
function newPin(note) {
  const pin = make("button", "note-pin");
  pin.type = "button";
  // `Reach` makes the pins of one device Tab stops.
  pin.tabIndex = -1;
  pin.dataset.note = note.dataset.note;
  pin.setAttribute("aria-expanded", "false");
  return pin;
}

function label(pin, note) {
  const name = `Note ${note.dataset.number} on ${note.dataset.on}: ${field("note-text", note).textContent}`;
  if (pin.getAttribute("aria-label") === name) return;
  pin.textContent = note.dataset.number;
  pin.setAttribute("aria-label", name);
}

/** The element, or the nearest box around it, that has a name in the file. @param {HTMLElement | null} element */
function nameable(element) {
  for (let part = element; part; part = part.parentElement?.closest("[data-id]")) if (elementOfNode(part.dataset.id)) return part;
  return null;
}

/**
 * @param {string} on
 * @param {string} device
 */
function form(on, device) {
  const made = make("form", "note-form");
  made.setAttribute("aria-label", `Note on ${on}`);
  const words = make("input", "note-input");
  Object.assign(words, { name: "words", maxLength: 120, placeholder: "A few words", autocomplete: "off", required: true });
  words.setAttribute("aria-label", `Words about ${on}`);
  const only = make("label", "note-only");
  only.append(Object.assign(make("input", ""), { type: "checkbox", name: "only" }), ` Only on ${device}`);
  const add = make("button", "tool");
  add.textContent = "Add";
  const about = make("p", "note-on");
  about.textContent = on;
  made.append(about, words, only, add);
  return made;
}
