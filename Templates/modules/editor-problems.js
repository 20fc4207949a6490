/** The list of problems below the source. Each problem unfolds. The whole list folds, and its height is adjustable. */

import { make, recalled, remember } from "./dom.js";

const foldKey = "traitscope.problems";

/** The minimum height of the list and of the text, in pixels. */
const least = 60;
/** The distance that an arrow key moves the divider, in pixels. */
const step = 24;

export class EditorProblems {
  #element;
  #list;
  #fold;
  #divider;
  /** The unfolded problems, by their text. */
  #open = new Set();

  /** @param {HTMLElement} element */
  constructor(element) {
    this.#element = element;
    this.#list = /** @type {HTMLElement} */ (element.querySelector(".editor-found"));
    this.#fold = element.querySelector(".editor-fold");
    this.#divider = /** @type {HTMLElement} */ (element.querySelector(".editor-divider"));
    this.#fold.addEventListener("click", () => this.#foldAll(!this.#element.classList.contains("is-folded")));
    this.#list.addEventListener("click", (event) => this.#click(event));
    this.#divider.addEventListener("pointerdown", (event) => this.#drag(event));
    this.#divider.addEventListener("keydown", (event) => this.#press(event));
    this.#foldAll(recalled(foldKey) === "folded");
  }

  get list() {
    return this.#list;
  }

  /** @param {Element[]} found The problems, which are elements of the page's list. */
  show(found) {
    const rows = found.map((diagnostic) => this.#row(/** @type {HTMLElement} */ (diagnostic.cloneNode(true))));
    const notes = rows.filter((row) => row.matches(".is-note"));
    this.#list.replaceChildren(...rows.filter((row) => !notes.includes(row)), ...(notes.length ? [this.#folded(notes)] : []));
    this.#fold.querySelector("span").textContent = summary(rows);
    this.#element.hidden = rows.length === 0;
  }

  /** A problem with a button that unfolds it. */
  #row(row) {
    const name = row.querySelector(".diagnostic-headline").textContent.trim();
    const isOpen = this.#open.has(name);
    const button = make("button", "editor-unfold");
    button.type = "button";
    button.setAttribute("aria-label", `All of: ${name}`);
    button.setAttribute("aria-expanded", String(isOpen));
    row.classList.toggle("is-folded", !isOpen);
    row.dataset.name = name;
    row.prepend(button);
    return row;
  }

  /** Puts all notes under one line, because notes are not problems. */
  #folded(notes) {
    const made = make("details", "editor-notes");
    const name = `${notes.length} ${notes.length === 1 ? "note" : "notes"}`;
    made.open = this.#open.has("notes");
    made.addEventListener("toggle", () => (made.open ? this.#open.add("notes") : this.#open.delete("notes")));
    const head = make("summary", "");
    head.textContent = name;
    made.append(head, ...notes);
    return made;
  }

  /** A click on a problem, outside its links and buttons, folds or unfolds it. */
  #click({ target }) {
    const row = target.closest(".diagnostic");
    const button = target.closest("button, a, code, summary");
    if (!row || (button && !button.matches(".editor-unfold")) || getSelection()?.toString()) return;
    const isOpen = row.classList.toggle("is-folded") === false;
    row.querySelector(".editor-unfold").setAttribute("aria-expanded", String(isOpen));
    if (isOpen) this.#open.add(row.dataset.name);
    else this.#open.delete(row.dataset.name);
  }

  #foldAll(isFolded) {
    this.#element.classList.toggle("is-folded", isFolded);
    this.#fold.setAttribute("aria-expanded", String(!isFolded));
    remember(foldKey, isFolded ? "folded" : null);
  }

  /** @param {PointerEvent} down */
  #drag(down) {
    const height = this.#element.offsetHeight;
    const move = ({ clientY }) => this.#resize(height + down.clientY - clientY);
    const stop = () => {
      this.#divider.removeEventListener("pointermove", move);
      this.#divider.removeEventListener("lostpointercapture", stop);
    };
    down.preventDefault();
    this.#divider.setPointerCapture(down.pointerId);
    this.#divider.addEventListener("pointermove", move);
    this.#divider.addEventListener("lostpointercapture", stop);
  }

  #press(event) {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (!by) return;
    event.preventDefault();
    this.#resize(this.#element.offsetHeight + by);
  }

  /** @param {number} height The height of the list, in pixels. */
  #resize(height) {
    const most = this.#element.parentElement.offsetHeight - 2 * least;
    const taken = Math.round(Math.max(least, Math.min(height, most)));
    this.#foldAll(false);
    this.#element.style.height = `${taken}px`;
    this.#element.style.maxHeight = "none";
    this.#divider.setAttribute("aria-valuenow", String(taken));
  }
}

function summary(rows) {
  const counts = ["error", "warning", "note"].map((severity) => ({ severity, count: rows.filter((row) => row.matches(`.is-${severity}`)).length }));
  return counts.filter(({ count }) => count).map(({ severity, count }) => `${count} ${severity}${count === 1 ? "" : "s"}`).join(", ");
}
