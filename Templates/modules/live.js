/** Applies the server's messages to the page, in the order in which they arrive. */

import { reloadStyles } from "./assets.js";
import { setMarks, updateDevice } from "./chrome.js";
import { device, field, keepingFocus, region } from "./dom.js";
import * as messages from "./messages.js";
import { gliding } from "./motion.js";
import { applyOperations } from "./patches.js";
import { showProblems } from "./problems.js";
import { updateLog, updatePosition } from "./timeline.js";

/**
 * @typedef {object} View What of the page follows the messages; a page without devices has neither.
 * @property {() => void} boardChanged
 * @property {(ids: string[]) => void} devicesChanged
 */

/**
 * Keeps the page at the server's state.
 * @param {import("./page.js").Line} connection
 * @param {View} view
 */
export function follow(connection, view) {
  /** @type {number | null} */
  let servedRevision = Number(document.body.dataset.revision);
  const badge = /** @type {import("./connection-badge.js").ConnectionBadge} */ (document.querySelector("connection-badge"));

  const handlers = {
    patch(message) {
      keepingFocus(() => patchDevices(message.devices));
      if (message.problems) showProblems(message.problems);
      view.devicesChanged(message.devices.map(({ id }) => id));
    },
    page(message) {
      keepingFocus(() => (region("board").innerHTML = message.html));
      showHeading(message);
      if (message.problems) showProblems(message.problems);
      view.boardChanged();
    },
    assets(message) {
      if (message.stylesOnly) reloadStyles();
      else location.reload();
    },
    inspection(message) {
      document.dispatchEvent(new CustomEvent("inspection", { detail: message }));
    },
    error(message) {
      notify(message.message);
    },
  };

  connection.addEventListener("open", () => {
    badge.restored();
    connection.send(messages.hello(servedRevision, connection.events));
  });
  document.addEventListener("visibilitychange", () => connection.send(messages.visibility(document.hidden)));
  connection.addEventListener("lost", ({ detail }) => (detail ? badge.refused(detail) : badge.lost()));
  connection.addEventListener("message", ({ detail: message }) => {
    handlers[message.type]?.(message);
    servedRevision = null;
    document.body.dataset.revision = String(message.revision);
    connection.send(messages.acknowledgement(message.revision));
  });
}

/** Devices that turn take another room, and make the others glide. */
function patchDevices(patches) {
  const change = () => patches.forEach(patchDevice);
  if (patches.some(({ transition }) => transition === "rotate")) gliding(change);
  else change();
}

function patchDevice(patch) {
  const target = device(patch.id);
  if (!target) return;
  const apply = () => applyOperations(target, patch);
  if (patch.chrome) updateDevice(target, patch.chrome, apply, patch.transition === "rotate");
  else apply();
  if (patch.marks !== undefined) setMarks(target, patch.marks);
  if (patch.log) updateLog(target, patch.log);
  if (patch.position) updatePosition(target, patch.position);
}

function showHeading({ title, summary }) {
  const heading = field("title");
  if (heading) heading.textContent = title;
  const line = field("summary");
  if (line) line.textContent = summary;
  document.title = `${title} – Traitscope`;
}

let noticeTimer = 0;

/**
 * Says something for a few seconds.
 * @param {string} text
 */
export function notify(text) {
  const notice = region("notice");
  notice.textContent = text;
  notice.hidden = false;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => (notice.hidden = true), 4000);
}
