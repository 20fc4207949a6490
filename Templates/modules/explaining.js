/** Explains a position in the text, on a card next to it. The position is under the pointer, or at the cursor. */

import { make } from "./dom.js";
import { paragraphs } from "./markdown.js";
import { sentence } from "./mending.js";
import { placeAt } from "./text-geometry.js";
import { offsetsIn, placeIn } from "./text-places.js";

/** The time that a pointer has to rest before the card opens, and may be away before the card closes, in milliseconds. */
const rest = 350;
const grace = 250;

/** The distance of the card from its text, and from the edges of the window, in pixels. */
const gap = 6;

export class Explaining {
  #editor;
  #mending;
  #card = make("div", "explained");
  #timer = 0;
  #turn = 0;
  /** The offsets of the explained text. @type {{from: number, to: number} | null} */
  #shown = null;
  /** The position of the explained text when the card opened. */
  #anchor = { left: 0, top: 0, bottom: 0 };

  /**
   * @param {import("./language.js").Writing} editor
   * @param {import("./mending.js").Mending} mending
   */
  constructor(editor, mending) {
    this.#editor = editor;
    this.#mending = mending;
    this.#card.setAttribute("role", "status");
    this.#card.setAttribute("aria-label", "Explanation");
    this.#card.hidden = true;
    editor.home.append(this.#card);
    const { field } = editor;
    field.addEventListener("pointermove", (event) => this.#move(event));
    field.addEventListener("pointerleave", () => this.#leave());
    field.addEventListener("pointerdown", () => this.close());
    this.#card.addEventListener("pointerenter", () => clearTimeout(this.#timer));
    this.#card.addEventListener("pointerleave", () => this.#leave());
    this.#card.addEventListener("focusout", ({ relatedTarget }) => this.holds(relatedTarget) || this.close());
    this.#card.addEventListener("click", ({ target }) => /** @type {Element} */ (target).closest(".fix") && this.close());
  }

  get isOpen() {
    return !this.#card.hidden;
  }

  /**
   * Whether an element is the card or inside it.
   * @param {EventTarget | null} element
   */
  holds(element) {
    return this.#card.contains(/** @type {Node | null} */ (element));
  }

  close() {
    clearTimeout(this.#timer);
    this.#turn += 1;
    this.#shown = null;
    this.#card.hidden = true;
  }

  /** Closes the card if its text has moved. The event of a scroll before the card opened may arrive late. */
  scrolled() {
    if (!this.isOpen) return;
    const at = this.#editor.cursorAt(this.#shown.from);
    if (at?.left !== this.#anchor.left || at.top !== this.#anchor.top) this.close();
  }

  async open() {
    const isThere = await this.#explain(this.#editor.field.selectionStart);
    if (isThere === false) this.#editor.say("No explanation for this text");
  }

  #move({ clientX, clientY, pointerType, buttons }) {
    if (pointerType === "touch" || buttons || this.#editor.list.isOpen) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#point(clientX, clientY), this.isOpen ? grace : rest);
  }

  #point(x, y) {
    const place = placeAt(this.#editor.lines, x, y);
    if (!place) return this.close();
    const { from } = offsetsIn(this.#editor.field.value)([place.line, place.character, place.line, place.character]);
    if (this.#shown && this.#shown.from <= from && from < this.#shown.to) return;
    this.#explain(from);
  }

  #leave() {
    clearTimeout(this.#timer);
    this.#turn += 1;
    if (this.isOpen) this.#timer = setTimeout(() => this.close(), grace);
  }

  /** @returns {Promise<boolean | undefined>} Whether there is an explanation, or `undefined` if the question is
   * outdated. */
  async #explain(offset) {
    const turn = (this.#turn += 1);
    const text = this.#editor.field.value;
    const answer = await this.#editor.ask({ ask: "hover", text, ...placeIn(text, offset) });
    if (turn !== this.#turn || !answer || text !== this.#editor.field.value) return undefined;
    const offsets = offsetsIn(text);
    const wrong = this.#mending.findings.map((finding) => ({ finding, ...offsets(finding.range) }))
      .filter(({ from, to }) => from <= offset && offset <= to);
    const parts = wrong.flatMap(({ finding }) => this.#found(finding)).concat(answer.hover ? paragraphs(answer.hover.markdown) : []);
    if (!parts.length) {
      this.close();
      return false;
    }
    this.#shown = answer.hover ? offsets(answer.hover.range) : wrong[0];
    this.#card.replaceChildren(...parts);
    this.#card.hidden = false;
    this.#place(this.#shown.from);
    return true;
  }

  /**
   * @param {import("./mending.js").Finding} finding
   * @returns {HTMLElement[]}
   */
  #found(finding) {
    const made = make("p", `explained-finding is-${finding.severity}`);
    made.textContent = sentence(finding.headline);
    return finding.fixes.length ? [made, this.#mending.buttons(finding)] : [made];
  }

  /** Places the card above the line, so that the text below stays visible. */
  #place(offset) {
    const { left, top, bottom } = this.#anchor = this.#editor.cursorAt(offset);
    const { offsetWidth: width, offsetHeight: height } = this.#card;
    const y = top - gap - height >= gap ? top - gap - height : bottom + gap;
    const within = (at, room) => Math.max(gap, Math.min(at, room - gap));
    this.#card.style.translate = `${within(left, innerWidth - width)}px ${within(y, innerHeight - height)}px`;
    // A card that is too long scrolls. Keys scroll it if it has the focus.
    this.#card.tabIndex = this.#card.scrollHeight > this.#card.clientHeight ? 0 : -1;
  }
}
