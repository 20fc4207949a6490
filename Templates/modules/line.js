/** The common part of a page's lines to its engine, wherever the engine runs. It remembers the events of the page. */

/** The maximum number of events that are remembered. A longer history cannot be restored exactly. */
const longestHistory = 500;

/** @typedef {import("./messages.js").PastEvent} PastEvent */

export class Line extends EventTarget {
  /**
   * The events of the page's address, and the events that were sent since.
   * @type {PastEvent[]}
   */
  events;

  /** @param {PastEvent[]} events The events of the page's address. */
  constructor(events) {
    super();
    this.events = events.slice(-longestHistory);
  }

  /**
   * Remembers an event. Fires `remembered`.
   *
   * Only the last of consecutive steps in time on one device is kept.
   * @param {object} message
   */
  note({ type, typing, ...past }) {
    const last = this.events.at(-1);
    if (type === "travel" && last?.entry !== undefined && last.device === past.device) this.events.pop();
    this.#forgetPassingForce(past);
    this.events.push(past);
    // The oldest event of a device is dropped. Changes of the board are kept, because other events need them.
    const first = Math.max(0, this.events.findIndex(({ arrange }) => !arrange));
    if (this.events.length > longestHistory) this.events.splice(first, 1);
    this.dispatchEvent(new Event("remembered"));
  }

  rewrite(events) {
    this.events = events;
    this.dispatchEvent(new Event("remembered"));
  }

  /** Drops the last force of a finger between two other forces unless it is a peak. Only peaks lead to other states. */
  #forgetPassingForce(past) {
    const [before, last] = this.events.slice(-2).map(pressOf);
    const now = pressOf(past);
    if (!before || !last || !now || before.target !== now.target || last.target !== now.target) return;
    const isPeak = last.force > before.force && last.force > now.force;
    if (!isPeak) this.events.pop();
  }
}

/**
 * Whether a message is an event of a device, or a change of the board.
 * @param {{type: string}} message
 */
export const isEvent = ({ type }) => type === "event" || type === "travel" || type === "arrange";

/** The element and the force of a press. `null` for any other event. */
function pressOf({ device, text }) {
  const [, press, force] = text?.match(/^(press \S+|pressIcon) (\S+)$/) ?? [];
  return press ? { target: `${device} ${press}`, force: Number(force) } : null;
}
