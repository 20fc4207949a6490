/** The catalogue of devices, the second view of the device bar. */

import { field, region } from "./dom.js";

export class Catalogue {
  #bar;
  #add;
  #ids;
  #list = region("catalogue");

  /**
   * @param {HTMLElement} bar
   * @param {object} board
   * @param {(model: string, name: string) => void} board.add
   * @param {() => string[]} board.ids The devices on the board.
   */
  constructor(bar, { add, ids }) {
    this.#bar = bar;
    this.#add = add;
    this.#ids = ids;
    this.side = document.getElementById("bar-catalogue");
    this.search = /** @type {HTMLInputElement} */ (this.side.querySelector(".bar-search"));
    this.search.addEventListener("input", () => this.#find());
    this.side.addEventListener("keydown", (event) => this.#press(event));
    this.side.addEventListener("click", ({ target }) => this.#choose(target.closest("[data-add]")));
  }

  get isEmpty() {
    return this.#list.childElementCount === 0;
  }

  /** @param {string} html */
  fill(html) {
    this.#list.innerHTML = html;
    this.#find();
  }

  toggle() {
    if (!this.side.hidden) return this.close();
    this.#reflect(true);
    this.search.focus();
  }

  close() {
    if (this.side.hidden) return;
    this.search.value = "";
    this.#find();
    this.#reflect(false);
  }

  count() {
    const models = this.#ids().map((id) => id.split("@")[0]);
    for (const button of this.#models) {
      const count = models.filter((model) => model === button.dataset.add).length;
      const mark = button.querySelector(".bar-count");
      mark.hidden = count === 0;
      mark.textContent = `${count} on the board`;
    }
  }

  #reflect(isOpen) {
    const button = this.#bar.querySelector('[data-bar="add"]');
    button.setAttribute("aria-expanded", String(isOpen));
    button.querySelector("span").textContent = isOpen ? "Done" : "Add";
    this.side.hidden = !isOpen;
    region("bar").hidden = isOpen;
  }

  /** @returns {HTMLElement[]} */
  get #models() {
    return [...this.#list.querySelectorAll("[data-add]")];
  }

  get #found() {
    return this.#models.filter((model) => !model.parentElement.hidden);
  }

  /** Shows the entries that contain every word. */
  #find() {
    const words = wordsOf(this.search.value);
    for (const model of this.#models) model.parentElement.hidden = !words.every((word) => model.dataset.words.includes(word));
    for (const family of this.#list.querySelectorAll(".bar-family")) family.hidden = !family.querySelector("li:not([hidden])");
    const none = field("bar-none", this.#list);
    if (none) none.hidden = this.#found.length > 0;
    this.#stop(this.#found[0]);
  }

  /** Makes Tab stop at one entry. Arrow keys move to the others. */
  #stop(current) {
    for (const model of this.#models) model.tabIndex = model === current ? 0 : -1;
  }

  #press(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const found = this.#found;
    const index = found.indexOf(event.target);
    if (step) {
      const next = index + step < 0 ? this.search : found[index + step];
      if (found.includes(next)) this.#stop(next);
      next?.focus();
    } else if (event.key === "Enter" && event.target === this.search) this.#choose(found[0]);
    else return;
    event.preventDefault();
  }

  #choose(model) {
    if (!model) return;
    const id = model.dataset.add;
    const ids = this.#ids();
    let number = 1;
    while (ids.includes(number === 1 ? id : `${id}@${number}`)) number += 1;
    this.#add(number === 1 ? id : `${id} ${number}`, model.querySelector(".bar-model-name").textContent);
  }
}

/** The words of a search string. `402 × 874` and `iOS 26` each count as one word. */
export const wordsOf = (text) => text.toLowerCase().replace(/(\d)\s*[x×]\s*(\d)/g, "$1x$2").replace(/\bios\s+(\d)/g, "ios$1").split(/\s+/).filter(Boolean);
