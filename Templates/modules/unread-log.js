/** What was told of devices and nobody has looked at yet. Most of it is never looked at. */

/** @typedef {NonNullable<import("./messages.js").DevicePatch["log"]>} Log */

/** So many sentences are kept: as many as the server keeps. */
export const longest = 1000;

/** @type {WeakMap<HTMLElement, (Log & {time: string})[]>} */
const waiting = new WeakMap();

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", second: "2-digit" });

/**
 * @param {HTMLElement} device
 * @param {Log} log Sentences for the end of its story, or for all of it.
 */
export function tell(device, log) {
  const told = waiting.get(device) ?? [];
  told.push({ ...log, time: clock.format() });
  if (told.length > longest) told.shift();
  waiting.set(device, told);
}

/**
 * What is new since it was asked for last.
 * @param {HTMLElement} device
 */
export function takeTold(device) {
  const told = waiting.get(device) ?? [];
  waiting.delete(device);
  return told;
}
