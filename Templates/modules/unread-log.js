/** Sentences of devices' logs that nobody has looked at yet. Most of them are never looked at. */

/** @typedef {NonNullable<import("./messages.js").DevicePatch["log"]>} Log */

/** So many sentences are kept: as many as the server keeps. */
export const longest = 1000;

/** @type {WeakMap<HTMLElement, (Log & {time: string})[]>} */
const unread = new WeakMap();

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", second: "2-digit" });

/**
 * @param {HTMLElement} device
 * @param {Log} log Sentences for the end of its log, or all of it.
 */
export function keepUnread(device, log) {
  const logs = unread.get(device) ?? [];
  logs.push({ ...log, time: clock.format() });
  if (logs.length > longest) logs.shift();
  unread.set(device, logs);
}

/**
 * What is new since it was asked for last.
 * @param {HTMLElement} device
 */
export function takeUnread(device) {
  const logs = unread.get(device) ?? [];
  unread.delete(device);
  return logs;
}
