/**
 * Redraws screens at a new scale in two steps. A new scale changes the lengths of all boxes, which is too much for one
 * frame. Screens are first shown scaled, and then redrawn a few at a time.
 */

import { afterPaint } from "./after-paint.js";

/** The number of elements that are redrawn in one frame, rounded up to whole screens. */
const share = 250;

export class Redrawing {
  /** @type {HTMLElement[]} The screens that are drawn at one scale and shown at another. */
  #scaled = [];
  #redraw = () => this.#look();

  /**
   * Shows screens scaled until they are redrawn.
   * @param {HTMLElement[]} screens
   * @param {number} scale The scale at which the screens are drawn.
   */
  hold(screens, scale) {
    for (const screen of screens) {
      if (screen.classList.contains("is-scaled")) continue;
      screen.classList.add("is-scaled");
      screen.style.setProperty("--drawn", String(scale));
    }
    this.#scaled = screens;
    afterPaint(this.#redraw);
  }

  #look() {
    const first = [];
    for (let length = 0; this.#scaled.length && (!first.length || length < share); length += first.at(-1).getElementsByTagName("*").length) {
      first.push(this.#scaled.shift());
    }
    const scrolled = first.flatMap((screen) => [...screen.querySelectorAll(".scrolls")]).filter((list) => list.scrollTop || list.scrollLeft);
    const places = scrolled.map(({ scrollLeft, scrollTop }) => ({ left: scrollLeft, top: scrollTop }));
    return () => {
      for (const screen of first) {
        screen.classList.remove("is-scaled");
        screen.style.removeProperty("--drawn");
      }
      // The scroll offset in points stays the same at every scale.
      scrolled.forEach((list, index) => list.scrollTo({ ...places[index], behavior: "instant" }));
      if (this.#scaled.length) afterPaint(this.#redraw);
    };
  }
}
