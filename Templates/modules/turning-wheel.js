/** Zooms with the wheel or two fingers. Until the zoom ends, the devices are only scaled, not drawn again, which costs almost nothing. */

import { largest, smallest } from "./arrangement.js";
import { anchorAt } from "./zoom.js";

/** The time after the last turn of the wheel, in milliseconds, after which the devices are drawn at the new scale. */
const rest = 120;

export class TurningWheel {
  #timer = 0;
  /** The position that stays under the pointer. */
  #anchor = null;

  /** @param {import("./zoom.js").Zoom} zoom */
  constructor(zoom) {
    this.zoom = zoom;
  }

  /**
   * @param {number} growth
   * @param {{x: number, y: number}} point A point of the window.
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
    zoom.set(coming, this.#anchor);
  }
}
