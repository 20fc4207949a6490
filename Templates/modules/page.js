/** Puts the page together, with a server or an engine of its own at the other end of its connection. */

import { readAddress, writeAddress } from "./address.js";
import "./connection-badge.js";
import { clearConstraintLines, drawConstraintLines } from "./constraint-lines.js";
import { device, devices, region } from "./dom.js";
import { listen } from "./gestures.js";
import { follow, notify } from "./live.js";
import * as messages from "./messages.js";
import { Panel } from "./panel.js";
import { listenToPanning } from "./panning.js";
import { Picker } from "./picker.js";
import { dismissSheet, recallSheet } from "./problems.js";
import { Pressure } from "./pressure.js";
import { listenToResting } from "./resting.js";
import { Settings } from "./settings.js";
import { listenToSheetDrags } from "./sheet-drag.js";
import { listenToSwipes } from "./swipes.js";
import { Verbosity } from "./verbosity.js";
import { WindowEdges } from "./window-edges.js";
import { Zoom } from "./zoom.js";

/**
 * The other end: `send` says whether a message was taken; if not, `refusal` says why. Answers come as `message` events.
 *
 * @typedef {import("./line.js").Line & {send(message: object): boolean, refusal: string}} Line
 */

/** @param {Line} line */
export function start(line) {
  const view = { boardChanged: [], devicesChanged: [] };
  // First of all: whatever fails in the other parts, the page shows what the server says.
  follow(line, view);
  const board = document.getElementById("board");
  try {
    if (board) startPlayground(board, line, view);
  } finally {
    document.body.dataset.ready = "";
  }
}

/**
 * @param {HTMLElement} board
 * @param {Line} line
 * @param {import("./live.js").View} view
 */
function startPlayground(board, line, view) {
  const zoom = new Zoom(board, region("board"));
  const panel = new Panel(new Verbosity(line));
  const picker = new Picker(board);

  let isMirroring = readAddress().isMirroring;
  showMirroring(isMirroring);
  const send = (device, text) => {
    const isTaken = line.send(messages.event(device, text, isMirroring && device !== null));
    if (!isTaken) notify(line.refusal);
    return isTaken;
  };
  let isTold = false;
  let isAddressDue = false;
  const keepAddress = () => {
    isAddressDue = false;
    const isKept = writeAddress(isMirroring, line.events);
    if (!isKept && !isTold) notify("So much has happened that the address no longer holds it: a link leads to the start.");
    isTold = !isKept;
  };
  // An address that somebody changes by hand is another page.
  addEventListener("hashchange", () => (location.hash === "#board" ? keepAddress() : location.reload()));
  const settings = new Settings(send);
  const pressure = new Pressure(board, {
    send, notify, selection: () => picker.selection, note: (device, text) => line.note?.(messages.event(device, text, isMirroring)),
  });
  const { finger } = pressure;
  line.addEventListener("lost", () => finger.lose());
  /** A finger that a keyboard or a pointer left on the screen is lifted after what it has led to. */
  const act = (device, text) => {
    const isTaken = send(device, text);
    if (text !== "lift") finger.lift();
    return isTaken;
  };
  const edges = new WindowEdges(board, send);
  const keepAddressSoon = rarely(keepAddress);
  line.addEventListener("remembered", () => {
    // A finger's last word, its lift, is soon enough.
    if (pressure.isPressing) return;
    isAddressDue = true;
    keepAddressSoon();
  });
  const inspect = () => {
    if (picker.selection) line.send(messages.inspect(picker.selection.device, picker.selection.node));
  };
  const inspectSoon = rarely(inspect);
  // What was picked before the other end was there, or on one that is gone.
  line.addEventListener("open", inspect);

  view.boardChanged.push(
    () => zoom.update(),
    () => picker.hide(),
    () => picker.restoreSelection(),
    () => settings.update(),
    () => edges.update(devices()),
    () => finger.show(),
    () => panel.updateTimeline(),
    inspect,
  );
  view.devicesChanged.push(
    () => picker.hide(),
    (changed) => pressure.answered(changed.map(({ dataset }) => dataset.device)),
    (changed) => settings.update(changed),
    (changed) => edges.update(changed),
    (changed) => panel.updateTimeline(changed),
    (changed) => {
      if (!changed.some(({ dataset }) => dataset.device === picker.selection?.device)) return;
      if (edges.isDragging || pressure.isPressing) inspectSoon();
      else inspect();
    },
    // A browser that is told another address has work to do: after the answer, but before anything else can happen, such as a reload.
    () => isAddressDue && !edges.isDragging && queueMicrotask(keepAddress),
  );

  picker.addEventListener("select", () => {
    panel.show("inspector");
    inspect();
  });
  document.addEventListener("inspection", ({ detail: { device: id, node, html } }) => {
    if (picker.selection?.device !== id || picker.selection.node !== node) return;
    if (html) region("inspection").innerHTML = html;
    else clearConstraintLines();
    picker.restoreSelection();
    const selected = device(id);
    if (html && selected) drawConstraintLines(selected, region("inspection"));
  });

  listenToPanning(board, zoom);
  listenToSheetDrags(board);
  listenToSwipes(board, act);
  listenToResting(board, { send, finger, opened: (device) => pressure.opened(device) });
  listen({
    send: act,
    travel(device, entry) {
      if (!line.send(messages.travel(device, entry))) notify(line.refusal);
    },
    actions: {
      "rotate-all": () => devices().forEach((target) => {
        const text = target.querySelector('[data-field="rotate"]').dataset.event;
        if (text) send(target.dataset.device, text);
      }),
      "zoom-in": () => zoom.in(),
      "zoom-out": () => zoom.out(),
      "zoom-fit": () => zoom.wish("fit"),
      "zoom-width": () => zoom.wish("width"),
      "zoom-full": () => zoom.wish(1),
      lay: (source) => zoom.lay(source.getAttribute("data-lay")),
      "toggle-inspect": () => (picker.isInspecting = !picker.isInspecting),
      "select-node": (source) => picker.select({ ...picker.selection, node: source.getAttribute("data-node") }),
      "toggle-panel": () => panel.toggle(),
      "toggle-mirror"() {
        isMirroring = !isMirroring;
        showMirroring(isMirroring);
        keepAddress();
      },
      "dismiss-sheet": dismissSheet,
      "recall-sheet": recallSheet,
      escape() {
        // A popover closes by itself, and nothing else does.
        if (document.querySelector(":popover-open")) return;
        if (pressure.escape()) return;
        if (picker.isInspecting) picker.isInspecting = false;
        else if (region("sheet").hidden) panel.close();
        else dismissSheet();
      },
    },
    keys: {
      "+": "zoom-in", "=": "zoom-in", "-": "zoom-out", 0: "zoom-fit", 1: "zoom-full", w: "zoom-width", i: "toggle-inspect", p: "toggle-panel",
      m: "toggle-mirror", r: "rotate-all", Escape: "escape",
    },
  });
}

function showMirroring(isMirroring) {
  document.querySelector('[data-action="toggle-mirror"]')?.setAttribute("aria-pressed", String(isMirroring));
  document.body.classList.toggle("is-mirroring", isMirroring);
}

/** How often the inspector and the address follow a window that is dragged, in milliseconds: the inspector's answers take the
 * way of the sizes, and browsers refuse an address that changes with every frame. */
const pause = 200;

/**
 * A function that does something a little later, and at most so often.
 * @param {() => void} action
 */
function rarely(action) {
  let timer = 0;
  return () => {
    timer ||= setTimeout(() => {
      timer = 0;
      action();
    }, pause);
  };
}
