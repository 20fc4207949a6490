/** The bar at the bottom of the board for a recording. It shows the recording's name, its step and the number of differences. */

import { region } from "./dom.js";

export class RecordedBar {
  #bar = region("recorded");
  #moments = /** @type {HTMLSelectElement} */ (this.#bar.querySelector("select"));
  #title = this.#bar.querySelector("[data-recorded=title]");
  #count = this.#bar.querySelector("[data-recorded=count]");

  /** @param {{choose: (run: number, step: number) => void, close: () => void}} actions */
  constructor({ choose, close }) {
    this.#moments.addEventListener("change", () => {
      const [run, step] = this.#moments.value.split(" ").map(Number);
      choose(run, step);
    });
    this.#bar.querySelector("[data-recorded=close]").addEventListener("click", close);
  }

  /** @param {import("./recording.js").Recording[]} recordings */
  show(recordings) {
    const [{ runs }] = recordings;
    this.#title.textContent = recordings.map(({ device, system }) => `${device.name}, ${system.name ?? "iOS"} ${system.version}`).join("; ");
    this.#moments.replaceChildren(...runs.map((run, index) => {
      const group = document.createElement("optgroup");
      group.label = run.name ?? `Run ${index + 1}`;
      group.append(...run.steps.map((step, place) => moment(step, `${index} ${place}`)));
      return group;
    }));
    this.#bar.hidden = false;
  }

  hide() {
    this.#bar.hidden = true;
  }

  /**
   * @param {number} all The number of boxes that are drawn.
   * @param {number} off The number of boxes that differ.
   * @param {number} absent The number of boxes that this version does not have.
   */
  count(all, off, absent) {
    const parts = [`${all} ${all === 1 ? "box" : "boxes"} of UIKit`, off ? `${off} off by more than half a point` : "none off by more than half a point"];
    if (absent) parts.push(`${absent} that ${absent === 1 ? "is" : "are"} not here`);
    this.#count.textContent = all ? parts.join(", ") : "No device here has the recorded orientation.";
  }
}

/**
 * The option of a step. An event that was not performed is listed with the reason, and cannot be chosen.
 * @param {import("./recording.js").Step} step
 * @param {string} value
 */
function moment({ event, refusal, skipped }, value) {
  const reason = refusal ?? skipped;
  const option = new Option(reason ? `${event} (not done: ${reason})` : event ?? "Launch", value);
  option.disabled = Boolean(reason);
  return option;
}
