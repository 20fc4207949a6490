/** Writes events into the address of the page, in the form that `readAddress` reads. */

import { listKey, mirrorKey, textKey } from "./address.js";

/** @typedef {import("./messages.js").PastEvent} PastEvent */

/** The maximum length of the event list, in characters. Browsers accept longer addresses, but chats and mails break them. */
const longestList = 1800;

/**
 * @param {boolean} isMirroring
 * @param {PastEvent[]} events
 * @returns {boolean} Whether all events fit. If not, the address contains at most the changes of the board.
 */
export function writeAddress(isMirroring, events) {
  const whole = withoutWaystations(events).map(encode).join(";");
  const fits = whole.length <= longestList;
  const board = events.filter(({ arrange }) => arrange !== undefined).map(encode).join(";");
  const list = fits ? whole : board.length <= longestList ? board : "";
  // The text of an exported lesson stays in the address.
  const text = location.hash.slice(1).split("&").find((part) => part.startsWith(textKey)) ?? "";
  const parts = [isMirroring ? mirrorKey : "", list ? listKey + list : "", text].filter(Boolean);
  const hash = parts.length ? `#${parts.join("&")}` : "";
  if (hash !== location.hash) history.replaceState(history.state, "", location.pathname + location.search + hash);
  return fits;
}

/** A dragged window needs only its last size. A hinge needs only its last angle and the angles at which it turned back.
 * Entries are counted, so all events are kept if the user went back in time. */
function withoutWaystations(events) {
  if (events.some(({ entry }) => entry !== undefined)) return events;
  return events.filter((event, index) => {
    const [before, next] = [events[index - 1], events[index + 1]];
    const repeats = (verb, other) => event.text?.startsWith(verb) && other?.text?.startsWith(verb) && other.device === event.device;
    if (repeats("angle ", before) && repeats("angle ", next)) return (angleOf(event) - angleOf(before)) * (angleOf(next) - angleOf(event)) <= 0;
    return !repeats("resize ", next);
  });
}

const angleOf = ({ text }) => Number(text.slice("angle ".length));

/** `!iphone-se-1:tap+home.next` is a mirrored event, `*:…` is an event of all devices, `iphone-se-1:^3` is a step back to entry 3,
 * and `~hide+iphone-se-1` is a change of the board. */
function encode({ device, text, mirrored, entry, arrange }) {
  if (arrange !== undefined) return `~${escaped(arrange)}`;
  const what = entry === undefined ? escaped(text) : `^${entry}`;
  return `${mirrored ? "!" : ""}${device === null ? "*" : escaped(device)}:${what}`;
}

const escaped = (text) => encodeURIComponent(text).replaceAll("%20", "+").replaceAll("%40", "@").replaceAll("%2F", "/").replaceAll("*", "%2A").replaceAll("!", "%21");
