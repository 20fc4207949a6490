/** The problems of an exported page: of all that were recorded, those that hold where the devices are now. */

import { element } from "./dom.js";

/**
 * @typedef {object} Problems
 * @property {string} all HTML of the list with every problem.
 * @property {string} none HTML of the list with none.
 * @property {number[][]} lists Problems that hold together, by their places in the list.
 * @property {string} deviceMark Stands in the list for the devices a problem is seen on.
 */

/** So many devices are named, the others counted. */
const mostNames = 4;

export class RecordedProblems {
  #problems;
  #shown = "";

  /** @param {Problems} problems */
  constructor(problems) {
    this.#problems = problems;
  }

  /**
   * @param {Map<string, number>} seen The list that holds on each device.
   * @returns {import("./messages.js").Problems | undefined} What the page has to show, if that is something new.
   */
  update(seen) {
    const devices = this.#devicesByProblem(seen);
    const list = devices.size ? this.#list(devices) : this.#problems.none;
    if (list === this.#shown) return undefined;
    this.#shown = list;
    return { errors: 0, count: devices.size, list };
  }

  #devicesByProblem(seen) {
    const devices = new Map();
    for (const [device, list] of seen) {
      for (const problem of this.#problems.lists[list]) devices.set(problem, [...(devices.get(problem) ?? []), device]);
    }
    return devices;
  }

  #list(devices) {
    const list = element(this.#problems.all);
    [...list.children].forEach((item, place) => {
      if (!devices.has(place)) item.remove();
      else item.innerHTML = item.innerHTML.replace(`"${this.#problems.deviceMark}"`, names(devices.get(place)));
    });
    return list.outerHTML;
  }
}

/** @param {string[]} devices */
function names(devices) {
  const parts = devices.slice(0, mostNames).map((name) => `"${name}"`);
  if (devices.length > mostNames) parts.push(`${devices.length - mostNames} more`);
  const last = parts.pop();
  return parts.length ? `${parts.join(", ")} and ${last}` : last;
}
