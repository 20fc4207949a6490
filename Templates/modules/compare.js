/** Compares two devices in the panel and on the board, where it highlights the differences. */

import { devices, field, region } from "./dom.js";
import { elementOf, Lights } from "./lights.js";
import * as questions from "./questions.js";

export class Compare {
  #line;
  #pane = document.getElementById("pane-compare");
  #sides = /** @type {HTMLSelectElement[]} */ ([...this.#pane.querySelectorAll("[data-side]")]);
  #choose;
  /** The highlights of boxes that only one device has, and of boxes with different frames. */
  #lights = { presence: new Lights("different"), frames: new Lights("moved") };
  #isShown = false;

  /**
   * @param {import("./page.js").Line} line
   * @param {(boxes: import("./lights.js").Box[]) => void} choose Called with boxes that were picked in the list.
   */
  constructor(line, choose) {
    this.#line = line;
    this.#choose = choose;
    for (const side of this.#sides) side.addEventListener("change", () => this.#ask());
    this.#pane.addEventListener("click", ({ target }) => {
      if (target.closest('[data-compare="swap"]')) this.#swap();
      const node = target.closest("[data-different]")?.dataset.different;
      if (node) this.#choose(this.#boxes(node));
    });
    document.addEventListener("comparison", ({ detail }) => this.#show(detail));
    line.addEventListener("open", () => this.#isShown && this.#ask());
  }

  /**
   * Called when the tab becomes visible.
   * @param {string} [selected] The selected device.
   */
  open(selected) {
    this.#isShown = true;
    this.#fill(selected);
    this.#ask();
  }

  close() {
    if (!this.#isShown) return;
    this.#isShown = false;
    this.#clear();
  }

  boardChanged() {
    if (!this.#isShown) return;
    this.#fill();
    this.#ask();
  }

  /** @param {HTMLElement[]} changed The changed devices. */
  devicesChanged(changed) {
    if (!this.#isShown) return;
    for (const lights of Object.values(this.#lights)) lights.restore(changed);
    this.#fill();
    if (changed.some(({ dataset }) => this.#ids.includes(dataset.device))) this.#ask();
  }

  get #ids() {
    return this.#sides.map(({ value }) => value);
  }

  /** Fills the two menus. By default they show the selected device and the next one. */
  #fill(selected) {
    const all = devices();
    const before = this.#ids;
    const ids = all.map(({ dataset }) => dataset.device);
    const labels = all.map(labelOf);
    const texts = labels.map((label, index) => (labels.indexOf(label) === labels.lastIndexOf(label) ? label : `${label} (${ids[index].split("@")[1] ?? "as usual"})`));
    for (const side of this.#sides) {
      if ([...side.options].some(({ text, value }, index) => text !== texts[index] || value !== ids[index]) || side.length !== ids.length) {
        side.replaceChildren(...ids.map((id, index) => new Option(texts[index], id)));
      }
    }
    const first = ids.includes(before[0]) ? before[0] : ids.includes(selected) ? selected : ids[0];
    const next = ids[(ids.indexOf(first) + 1) % ids.length];
    this.#sides[0].value = first ?? "";
    this.#sides[1].value = ids.includes(before[1]) && before[1] !== first ? before[1] : next ?? "";
  }

  #swap() {
    [this.#sides[0].value, this.#sides[1].value] = this.#ids.reverse();
    this.#ask();
  }

  #ask() {
    const [first, second] = this.#ids;
    this.#mark();
    if (first && second && first !== second) this.#line.send(questions.compare(first, second));
    else {
      this.#clear();
      region("comparison").replaceChildren(sentence("Choose two devices to compare. The board can have the same device twice, with different settings."));
    }
  }

  #show({ first, second, html }) {
    if (!this.#isShown || first !== this.#ids[0] || second !== this.#ids[1]) return;
    const target = region("comparison");
    const focused = target.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset.different : null;
    target.innerHTML = html ?? "";
    if (focused) target.querySelector(`[data-different="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
    for (const [kind, lights] of Object.entries(this.#lights)) {
      const rows = [...target.querySelectorAll(`[data-kind="${kind}"] [data-different]`)];
      lights.show(rows.flatMap((row) => this.#boxes(row.dataset.different)));
    }
    this.#mark();
  }

  #mark() {
    const [first, second] = this.#ids;
    for (const device of devices()) {
      const letter = device.dataset.device === first ? "A" : device.dataset.device === second ? "B" : "";
      if (letter) device.dataset.compared = letter;
      else delete device.dataset.compared;
    }
  }

  #clear() {
    for (const lights of Object.values(this.#lights)) lights.clear();
    for (const device of devices()) delete device.dataset.compared;
  }

  /** The boxes of a node on both devices, or on the only device that has it. */
  #boxes(node) {
    return this.#ids.map((device) => ({ device, node })).filter(elementOf);
  }
}

function labelOf(device) {
  return `${device.querySelector(".device-name").textContent} · ${field("subtitle", device).textContent}`;
}

function sentence(text) {
  const note = document.createElement("p");
  note.className = "difference-note";
  note.textContent = text;
  return note;
}
