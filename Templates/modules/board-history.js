/** Drops changes of the board that no longer matter. */

/** @typedef {import("./messages.js").PastEvent} PastEvent */

/**
 * @param {PastEvent[]} events The events. The last one is a change of the board.
 * @returns {PastEvent[]} Events that lead to the same state, without changes that a later change undoes or repeats.
 */
export function tidied(events) {
  const [last, now] = events.slice(-2).map(({ arrange }) => arrange?.split(" ") ?? []);
  if (now?.[0] === "reset" || last[0] === "reset") return withoutChanges(events);
  if (!now || now[1] !== last[1]) return events;
  const verbs = `${last[0]} ${now[0]}`;
  if (verbs === "hide show" || verbs === "show hide") return events.slice(0, -2);
  return verbs === "move move" || verbs === "name name" ? events.toSpliced(-2, 1) : events;
}

function withoutChanges(events) {
  return events.filter(({ device, arrange }, index) => !arrange && !events.slice(index).some((later) => later.arrange === `remove ${device}`));
}
