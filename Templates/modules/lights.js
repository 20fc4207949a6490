/** Highlights boxes on several devices at once, above everything that covers or clips the boxes, while the boxes exist. */

import { device, devices, make } from "./dom.js";

/** @typedef {{device: string, node: string}} Box */

export class Lights {
  #kind;
  /** @type {Box[]} */
  #boxes = [];

  /** @param {string} kind The kind of highlight, which is in the class of the drawn layer. */
  constructor(kind) {
    this.#kind = kind;
    // Highlights move with scrolled content.
    document.getElementById("board").addEventListener("scroll", ({ target }) => {
      if (this.areOn && target.closest?.(".glass")) this.#draw(target.closest("[data-device]"));
    }, { capture: true, passive: true });
  }

  get areOn() {
    return this.#boxes.length > 0;
  }

  /** @param {Box[]} boxes */
  show(boxes) {
    this.#boxes = boxes;
    this.restore();
  }

  clear() {
    if (this.areOn) this.show([]);
  }

  /**
   * Updates the highlights after changes.
   * @param {HTMLElement[]} [changed] The changed devices (default: all).
   */
  restore(changed = devices()) {
    for (const home of changed) this.#draw(home);
  }

  #draw(home) {
    const screen = home.querySelector(".screen");
    const before = home.querySelector(`.lights.of-${this.#kind}`);
    const boxes = this.#boxes.filter(({ device }) => device === home.dataset.device);
    const drawn = boxes.map((box) => light(box, elementOf(box))).filter(Boolean);
    if (!screen || !drawn.length) return before?.remove();
    const layer = before ?? make("div", `lights of-${this.#kind}`);
    layer.replaceChildren(...drawn);
    if (!before) screen.after(layer);
  }
}

function light({ node }, element) {
  const rect = element && rectOf(element);
  if (!rect) return null;
  const drawn = make("div", "lit-box");
  drawn.dataset.lit = node;
  // A hidden box is also highlighted in its position.
  drawn.classList.toggle("is-hidden", !element.checkVisibility());
  Object.assign(drawn.style, { left: `${rect.left}px`, top: `${rect.top}px`, width: `${rect.right - rect.left}px`, height: `${rect.bottom - rect.top}px` });
  return drawn;
}

/** The frame of a node on the screen, in points, clipped by the lists around it. `null` if it is entirely clipped. */
export function rectOf(element) {
  const size = ({ style }) => [parseFloat(style.width), parseFloat(style.height)];
  const [width, height] = size(element);
  let rect = { left: 0, top: 0, right: width, bottom: height };
  for (let part = element; part && !part.classList.contains("screen"); part = part.parentElement?.closest(".node")) {
    if (part !== element && part.classList.contains("scrolls")) {
      const [across, down] = size(part);
      rect = moved(rect, -part.scrollLeft, -part.scrollTop);
      rect = { left: Math.max(0, rect.left), top: Math.max(0, rect.top), right: Math.min(across, rect.right), bottom: Math.min(down, rect.bottom) };
      if (rect.right <= rect.left || rect.bottom <= rect.top) return null;
    }
    rect = moved(rect, parseFloat(part.style.left), parseFloat(part.style.top));
  }
  return rect;
}

const moved = ({ left, top, right, bottom }, x, y) => ({ left: left + x, top: top + y, right: right + x, bottom: bottom + y });

/**
 * @param {Box} box
 * @returns {HTMLElement | null}
 */
export const elementOf = (box) => device(box.device)?.querySelector(`.glass [data-id="${CSS.escape(box.node)}"]`) ?? null;
