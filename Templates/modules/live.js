/** Applies the server's messages to the page, in their order. */

import "./connection-badge.js";
import { devices, field, known, region } from "./dom.js";
import * as messages from "./messages.js";
import { Resync } from "./resync.js";

/**
 * @typedef {object} View The parts of the page that follow the messages.
 * @property {(() => void)[]} boardChanged
 * @property {((changed: HTMLElement[]) => void)[]} devicesChanged
 * @property {(problems: messages.Problems) => void} [showProblems]
 * @property {(html: string) => unknown} [layBoard]
 */

/**
 * Keeps the page up to date with the server.
 * @param {import("./page.js").Line} connection
 * @param {View} view
 * @param {import("./later.js").Later<typeof import("./patch.js")>} [patching] Applies patches to devices.
 */
export function follow(connection, view, patching) {
  /** @type {number | null} */
  let servedRevision = Number(document.body.dataset.revision);
  /** @type {Map<string, HTMLElement>} The devices by id. */
  let homes = new Map();
  const badge = /** @type {import("./connection-badge.js").ConnectionBadge} */ (document.querySelector("connection-badge"));
  const resync = new Resync(connection, badge);
  const findHomes = () => (homes = new Map(devices().map((home) => [home.dataset.device, home])));
  const homeOf = (id) => known(homes.get(id)?.isConnected ? homes.get(id) : undefined, id);
  findHomes();
  if (region("fonts")) import("./fonts.js");

  const handlers = {
    patch(message) {
      const apply = ({ patchDevices }) => {
        const changed = message.devices.map(({ id }) => homeOf(id));
        patchDevices(changed, message.devices);
        if (message.problems) view.showProblems?.(message.problems);
        tell(view.devicesChanged, changed);
      };
      return patching.now ? apply(patching.now) : patching.need().then(apply);
    },
    async page(message) {
      if (message.fonts) (await import("./fonts.js")).showFonts(message.fonts);
      if (patching) (await import("./board.js")).layBoard(region("board"), message.html, homeOf);
      else await view.layBoard?.(message.html);
      findHomes();
      showHeading(message);
      if (message.problems) view.showProblems?.(message.problems);
      if (message.notes !== undefined) answered({ type: "notes", html: message.notes });
      tell(view.boardChanged);
    },
    assets(message) {
      if (message.stylesOnly) return reloadStyles();
      location.reload();
    },
    unarranged() {
      connection.rewrite(connection.events.filter(({ arrange }) => !arrange));
    },
    inspection: answered,
    located: answered,
    devices: answered,
    comparison: answered,
    notes: answered,
    scenarios: answered,
    expectation: answered,
    explanation: answered,
    saved: answered,
    pointer: answered,
    editor: answered,
    error(message) {
      notify(message.message);
    },
  };

  const tellVisibility = () => connection.send(messages.visibility(document.hidden));
  connection.addEventListener("open", () => {
    badge.restored();
    // The server assumes that a new page is visible.
    if (document.hidden) tellVisibility();
    connection.send(messages.hello(servedRevision, connection.events));
  });
  document.addEventListener("visibilitychange", tellVisibility);
  connection.addEventListener("lost", ({ detail }) => (detail ? badge.refused(detail) : badge.lost()));
  // The server sends the next message after this one is confirmed.
  connection.addEventListener("message", async ({ detail: message }) => {
    servedRevision = null;
    try {
      const isLater = handlers[message.type]?.(message);
      if (isLater) await isLater;
      if (message.typed) answered({ type: "typed", ...message.typed });
    } catch (error) {
      reportError(error);
      resync.failed(message.revision);
      return;
    }
    connection.send(messages.acknowledgement(message.revision));
    resync.succeeded();
  });
}

/** Notifies each part of the page. One failing part does not stop the others. */
function tell(parts, ...news) {
  for (const part of parts) {
    try {
      part(...news);
    } catch (error) {
      reportError(error);
    }
  }
}

function answered(message) {
  document.dispatchEvent(new CustomEvent(message.type, { detail: message }));
}

let stylesVersion = 0;

/** Reloads the style sheets. A changed style sheet stays until the new one is loaded. */
function reloadStyles() {
  stylesVersion += 1;
  for (const link of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll('link[rel="stylesheet"]'))) {
    const fresh = /** @type {HTMLLinkElement} */ (link.cloneNode());
    const url = new URL(link.href);
    url.searchParams.set("v", String(stylesVersion));
    fresh.href = url.href;
    fresh.addEventListener("load", () => link.remove(), { once: true });
    link.after(fresh);
  }
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
 * Shows a message for a few seconds.
 * @param {string} text
 */
export function notify(text) {
  const notice = region("notice");
  notice.textContent = text;
  notice.hidden = false;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => (notice.hidden = true), 4000);
}
