/** What a page's line to its engine has in common, wherever the engine runs: what happened on the page is remembered. */

/** So many events are remembered; after more of them a page is not brought back exactly. */
const longestHistory = 500;

/** @typedef {import("./messages.js").PastEvent} PastEvent */

export class Line extends EventTarget {
  /**
   * What happened on the page: what its address told, and the events sent since.
   * @type {PastEvent[]}
   */
  events;

  /** @param {PastEvent[]} events What is to have happened already. */
  constructor(events) {
    super();
    this.events = events.slice(-longestHistory);
  }

  /**
   * Remembers what happened. Fires `remembered`.
   *
   * Of several steps in time of one device, with nothing between them, the last says it all.
   * @param {object} message
   */
  note({ type, ...past }) {
    const last = this.events.at(-1);
    if (type === "travel" && last?.entry !== undefined && last.device === past.device) this.events.pop();
    this.#forgetPassingForce(past);
    this.events.push(past);
    // Of events of devices none is worth those devices.
    const first = Math.max(0, this.events.findIndex(({ arrange }) => !arrange));
    if (this.events.length > longestHistory) this.events.splice(first, 1);
    this.dispatchEvent(new Event("remembered"));
  }

  /** What happened is remembered in another way. */
  rewrite(events) {
    this.events = events;
    this.dispatchEvent(new Event("remembered"));
  }

  /** A finger sends forces all the time: of those on the way from one turn to the next, none leads anywhere by itself. */
  #forgetPassingForce(past) {
    const [before, last] = this.events.slice(-2).map(pressOf);
    const now = pressOf(past);
    if (!before || !last || !now || before.target !== now.target || last.target !== now.target) return;
    const isPeak = last.force > before.force && last.force > now.force;
    if (!isPeak) this.events.pop();
  }
}

/**
 * Whether a message says that something happened to a device, or to the board.
 * @param {{type: string}} message
 */
export const isEvent = ({ type }) => type === "event" || type === "travel" || type === "arrange";

/** The element and the force of a press; `null` for any other event. */
function pressOf({ device, text }) {
  const [, press, force] = text?.match(/^(press \S+|pressIcon) (\S+)$/) ?? [];
  return press ? { target: `${device} ${press}`, force: Number(force) } : null;
}
