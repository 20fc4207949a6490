/** A list that opens at a position in a text field, which keeps the focus. Entries are chosen by keys or by a click. */

import { make } from "./dom.js";

/**
 * @typedef {object} Choice
 * @property {string} label
 * @property {number[]} [letters] The indices of the label's characters that were typed.
 * @property {string} [kind] The kind of the entry, which decides the icon.
 * @property {string} [detail]
 * @property {string} [swatch] A colour.
 * @property {() => (Node | string)[]} [about] The explanation of the entry.
 * @property {() => void} take
 */

/** The maximum number of entries shown. Typing narrows the list. */
const most = 100;

/** The distance from the text and from the edges of the window, in pixels. */
const gap = 4;

export class ChoiceList {
  #field;
  #element = make("div", "choices");
  #list = make("ul", "choices-list");
  #about = make("div", "choices-about");
  /** @type {Choice[]} */
  #choices = [];
  #selected = 0;
  /** Whether the user moved to an entry. */
  #wasMoved = false;
  #place = () => ({ left: 0, top: 0, bottom: 0 });
  #dismissed = () => {};

  /**
   * @param {HTMLElement} home
   * @param {HTMLTextAreaElement} field The text field, which keeps the focus.
   */
  constructor(home, field) {
    this.#field = field;
    this.#element.hidden = true;
    this.#list.id = "editor-choices";
    this.#list.setAttribute("role", "listbox");
    // Keys pressed in the text field scroll the list. Focusing the list would leave the text field and close the list.
    this.#list.tabIndex = 0;
    this.#about.id = "editor-choice-about";
    this.#element.append(this.#list, this.#about);
    home.append(this.#element);
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-haspopup", "listbox");
    this.#element.addEventListener("pointerdown", (event) => event.preventDefault());
    this.#element.addEventListener("mousedown", (event) => event.preventDefault());
    this.#list.addEventListener("click", ({ target }) => {
      const index = [...this.#list.children].indexOf(/** @type {Element} */ (target).closest("li"));
      if (index >= 0) this.#take(index);
    });
  }

  get isOpen() {
    return !this.#element.hidden;
  }

  /**
   * @param {string} name The accessible name of the list.
   * @param {Choice[]} choices
   * @param {() => {left: number, top: number, bottom: number}} place Returns the position of the text in the window.
   * @param {() => void} [dismissed] Called when the list is closed without a choice.
   */
  show(name, choices, place, dismissed = () => {}) {
    if (!choices.length) return this.close();
    this.#place = place;
    this.#dismissed = dismissed;
    const before = this.isOpen ? this.#choices[this.#selected]?.label : null;
    this.#choices = choices.slice(0, most);
    this.#list.setAttribute("aria-label", name);
    this.#list.replaceChildren(...this.#choices.map(row));
    this.#element.hidden = false;
    this.#field.setAttribute("aria-controls", this.#list.id);
    // An entry selected by the user stays selected. By default the first entry is selected.
    const kept = this.#wasMoved ? this.#choices.findIndex(({ label }) => label === before) : -1;
    if (kept < 0) this.#wasMoved = false;
    this.#select(Math.max(0, kept));
    this.follow();
  }

  /** Moves the list to the current position of the text. */
  follow() {
    if (!this.isOpen) return;
    const { left, top, bottom } = this.#place();
    const { offsetWidth: width, offsetHeight: height } = this.#element;
    const hasRoomBelow = bottom + gap + height <= innerHeight || top < innerHeight - bottom;
    const y = hasRoomBelow ? Math.min(bottom + gap, innerHeight - height - gap) : top - gap - height;
    this.#element.style.translate = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px ${Math.max(gap, y)}px`;
  }

  close() {
    if (!this.isOpen) return;
    this.#element.hidden = true;
    this.#wasMoved = false;
    this.#list.replaceChildren();
    this.#about.replaceChildren();
    this.#field.removeAttribute("aria-controls");
    this.#field.removeAttribute("aria-activedescendant");
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean} Whether the list handled the key.
   */
  press(event) {
    if (!this.isOpen || event.ctrlKey || event.metaKey || event.altKey || (event.shiftKey && event.key !== "Tab")) return false;
    const { length } = this.#choices;
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (steps) {
      const next = this.#selected + steps;
      this.#wasMoved = true;
      this.#select(Math.abs(steps) === 1 ? (next + length) % length : Math.max(0, Math.min(length - 1, next)));
    } else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) this.#take(this.#selected);
    else if (event.key === "Escape") {
      this.close();
      this.#dismissed();
    } else return false;
    return true;
  }

  #take(index) {
    const choice = this.#choices[index];
    this.close();
    choice.take();
  }

  #select(index) {
    this.#list.children[this.#selected]?.setAttribute("aria-selected", "false");
    this.#selected = index;
    const row = /** @type {HTMLElement} */ (this.#list.children[index]);
    row.setAttribute("aria-selected", "true");
    const { offsetTop: top, offsetHeight: height } = row;
    const { scrollTop, clientHeight } = this.#list;
    if (top < scrollTop) this.#list.scrollTop = top;
    else if (top + height > scrollTop + clientHeight) this.#list.scrollTop = top + height - clientHeight;
    const about = this.#choices[index].about?.() ?? [];
    this.#about.replaceChildren(...about);
    this.#about.hidden = about.length === 0;
    if (about.length) row.setAttribute("aria-describedby", this.#about.id);
    this.#field.setAttribute("aria-activedescendant", row.id);
  }
}

/** @param {Choice} choice */
function row({ label, letters = [], kind, detail, swatch }, index) {
  const made = make("li", "");
  made.id = `editor-choice-${index}`;
  made.setAttribute("role", "option");
  made.setAttribute("aria-selected", "false");
  const sign = make("span", kind ? `choice-sign is-${kind}` : "choice-sign");
  sign.setAttribute("aria-hidden", "true");
  if (swatch) sign.style.background = swatch;
  const name = make("span", "choice-label");
  let at = 0;
  for (const letter of letters) {
    const typed = make("b", "");
    typed.textContent = label[letter];
    name.append(label.slice(at, letter), typed);
    at = letter + 1;
  }
  name.append(label.slice(at));
  made.append(sign, name);
  if (detail) {
    const beside = make("span", "choice-detail");
    beside.textContent = detail;
    made.append(" ", beside);
  }
  return made;
}
