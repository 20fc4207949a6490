/** Reads the events in the address of the page, so that a link leads to the same screens. `address-writing.js`, which is
 * loaded late, writes them. */

/** @typedef {import("./messages.js").PastEvent} PastEvent */

export const listKey = "do=";
export const mirrorKey = "mirror";
/** The text of an exported lesson (`text-address.js`). */
export const textKey = "text=";

/**
 * The events in an address. The list is empty if it cannot be read.
 * @param {string} [hash]
 * @returns {{isMirroring: boolean, events: PastEvent[]}}
 */
export function readAddress(hash = location.hash) {
  const parts = hash.slice(1).split("&");
  const list = parts.find((part) => part.startsWith(listKey))?.slice(listKey.length);
  return { isMirroring: parts.includes(mirrorKey), events: list ? decodeList(list) : [] };
}

const unescaped = (text) => decodeURIComponent(text.replaceAll("+", " "));

function decodeList(list) {
  try {
    return list.split(";").map(decode);
  } catch {
    return [];
  }
}

function decode(item) {
  if (item.startsWith("~")) return { arrange: unescaped(item.slice(1)) };
  const [, mark, place, what] = /^(!?)([^:]+):(.+)$/.exec(item) ?? [];
  if (!what) throw new SyntaxError(item);
  const device = place === "*" ? null : unescaped(place);
  if (what.startsWith("^")) return { device, entry: Number.parseInt(what.slice(1), 10) };
  return mark ? { device, text: unescaped(what), mirrored: true } : { device, text: unescaped(what) };
}
