/** Writes events into the address of the page, in the form that `readAddress` reads. */

import { listKey, mirrorKey, textKey } from "./address.js";

/** @typedef {import("./messages.js").PastEvent} PastEvent */

/** Browsers take longer addresses. Chats and mails break them. */
const longestList = 1800;

/**
 * @param {boolean} isMirroring
 * @param {PastEvent[]} events
 * @returns {boolean} Whether all events fit. If not, the address contains at most the devices.
 */
export function writeAddress(isMirroring, events) {
  const whole = withoutWaystations(events).map(encode).join(";");
  const fits = whole.length <= longestList;
  const board = events.filter(({ arrange }) => arrange !== undefined).map(encode).join(";");
  const list = fits ? whole : board.length <= longestList ? board : "";
  // The text of a lesson stays.
  const text = location.hash.slice(1).split("&").find((part) => part.startsWith(textKey)) ?? "";
  const parts = [isMirroring ? mirrorKey : "", list ? listKey + list : "", text].filter(Boolean);
  const hash = parts.length ? `#${parts.join("&")}` : "";
  if (hash !== location.hash) history.replaceState(history.state, "", location.pathname + location.search + hash);
  return fits;
}

/** Only the last size of a dragged window counts, and only the last angle of a hinge and the angle where it turned back.
 * Entries are counted, so all are kept if the person went back in time. */
function withoutWaystations(events) {
  if (events.some(({ entry }) => entry !== undefined)) return events;
  return events.filter((event, index) => {
    const [before, next] = [events[index - 1], events[index + 1]];
    const goesOn = (verb, other) => event.text?.startsWith(verb) && other?.text?.startsWith(verb) && other.device === event.device;
    if (goesOn("angle ", before) && goesOn("angle ", next)) return (angleOf(event) - angleOf(before)) * (angleOf(next) - angleOf(event)) <= 0;
    return !goesOn("resize ", next);
  });
}

const angleOf = ({ text }) => Number(text.slice("angle ".length));

/** `!iphone-se-1:tap+home.next` was mirrored, `*:…` happened to all devices, `iphone-se-1:^3` went back, and `~hide+iphone-se-1`
 * changed the board. */
function encode({ device, text, mirrored, entry, arrange }) {
  if (arrange !== undefined) return `~${escaped(arrange)}`;
  const what = entry === undefined ? escaped(text) : `^${entry}`;
  return `${mirrored ? "!" : ""}${device === null ? "*" : escaped(device)}:${what}`;
}

const escaped = (text) => encodeURIComponent(text).replaceAll("%20", "+").replaceAll("%40", "@").replaceAll("%2F", "/").replaceAll("*", "%2A").replaceAll("!", "%21");
