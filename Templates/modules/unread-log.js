/** Sentences of devices' logs that are not shown yet. Most of them are never shown. */

/** @typedef {NonNullable<import("./messages.js").DevicePatch["log"]>} Log */

/** The maximum number of sentences that are kept, as on the server. */
export const longest = 1000;

/** @type {WeakMap<HTMLElement, (Log & {time: string})[]>} */
const unread = new WeakMap();

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", second: "2-digit" });

/**
 * @param {HTMLElement} device
 * @param {Log} log Sentences to append to its log, or the whole log.
 */
export function keepUnread(device, log) {
  const logs = unread.get(device) ?? [];
  logs.push({ ...log, time: clock.format() });
  if (logs.length > longest) logs.shift();
  unread.set(device, logs);
}

/**
 * The sentences since the last call.
 * @param {HTMLElement} device
 */
export function takeUnread(device) {
  const logs = unread.get(device) ?? [];
  unread.delete(device);
  return logs;
}
