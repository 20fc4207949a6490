/**
 * Screens follow the scale in two steps. Drawn at another scale, every box on them has other lengths: too much for one frame. So they
 * are first shown larger or smaller as they are, and drawn anew a few at a time.
 */

import { afterPaint } from "./after-paint.js";

/** So many elements are drawn anew in one frame. */
const share = 250;

export class Redrawing {
  /** @type {HTMLElement[]} Screens that are drawn at another scale than the one they are shown at. */
  #scaled = [];
  #redraw = () => this.#look();

  /**
   * Has screens stay as they are drawn now.
   * @param {HTMLElement[]} screens
   * @param {number} scale At which they are drawn.
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
    const scrolled = first.flatMap((screen) => [...screen.querySelectorAll(".scrolls, .textView")]).filter((list) => list.scrollTop || list.scrollLeft);
    const places = scrolled.map(({ scrollLeft, scrollTop }) => ({ left: scrollLeft, top: scrollTop }));
    return () => {
      for (const screen of first) {
        screen.classList.remove("is-scaled");
        screen.style.removeProperty("--drawn");
      }
      // Lists are scrolled by so many points, whatever the scale.
      scrolled.forEach((list, index) => list.scrollTo({ ...places[index], behavior: "instant" }));
      if (this.#scaled.length) afterPaint(this.#redraw);
    };
  }
}
