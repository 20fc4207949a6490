/** A wheel or two fingers change the scale: while they do the devices are only drawn larger or smaller, which costs next to nothing. */

import { largest, smallest } from "./arrangement.js";
import { anchorAt } from "./zoom.js";

/** So long after the last turn of the wheel, in milliseconds, the devices are drawn at the scale it led to. */
const rest = 120;

export class TurningWheel {
  #timer = 0;
  /** The place that stays where it is. */
  #anchor = null;

  /** @param {import("./zoom.js").Zoom} zoom */
  constructor(zoom) {
    this.zoom = zoom;
  }

  /**
   * @param {number} growth
   * @param {{x: number, y: number}} point Where in the window.
   */
  turn(growth, { x, y }) {
    const { zoom, zoom: { table } } = this;
    const { left, top } = table.getBoundingClientRect();
    if (!zoom.coming) {
      this.drawn = zoom.scale;
      this.#anchor = anchorAt({ x, y });
      table.style.transformOrigin = `${x - left}px ${y - top}px`;
    }
    zoom.coming = Math.min(largest, Math.max(smallest, zoom.scale * growth));
    table.style.scale = String(zoom.coming / this.drawn);
    zoom.say(false);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), rest);
  }

  #end() {
    const { zoom, zoom: { table, coming } } = this;
    zoom.coming = null;
    table.style.scale = table.style.transformOrigin = "";
    zoom.wish(coming, this.#anchor);
  }
}
