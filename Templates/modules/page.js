/** Puts the page together, with a server or an engine of its own at the other end of its connection. */

import { readAddress, writeAddress } from "./address.js";
import { afterPaint, doWhatWaits } from "./after-paint.js";
import { coverUp } from "./cover.js";
import { device, devices, recalled, region } from "./dom.js";
import { listenToForm } from "./form.js";
import { listen } from "./gestures.js";
import { later } from "./later.js";
import { follow, notify } from "./live.js";
import * as messages from "./messages.js";
import { listenToNearing } from "./nearing.js";
import { dismissSheet, recallSheet } from "./problems.js";
import { Reach } from "./reach.js";
import { Zoom } from "./zoom.js";

/**
 * The other end: `send` says whether a message was taken; if not, `refusal` says why. Answers come as `message` events.
 *
 * @typedef {import("./line.js").Line & {send(message: object): boolean, refusal: string}} Line
 */

/** @param {Line} line */
export function start(line) {
  // The address is to lead back to what is shown.
  const view = { boardChanged: [], devicesChanged: [], reloading: [doWhatWaits] };
  const patching = later(() => import("./patch.js"));
  // First of all: whatever fails in the other parts, the page shows what the server says.
  follow(line, view, patching);
  try {
    startPlayground(document.getElementById("board"), line, view, patching);
  } finally {
    document.body.dataset.ready = "";
  }
}

/**
 * @param {HTMLElement} board
 * @param {Line} line
 * @param {import("./live.js").View} view
 * @param {import("./later.js").Later<typeof import("./patch.js")>} patching
 */
function startPlayground(board, line, view, patching) {
  const panel = later(async () => new (await import("./panel.js")).Panel(line));
  if (recalled("traitscope.panel")) {
    // What it will take is taken at once, so that the board need not make room later.
    document.getElementById("panel").hidden = false;
    panel.need();
  }
  document.getElementById("panel").addEventListener("click", ({ target }) => {
    const tab = target.closest("[data-tab]");
    // Once it is there the panel listens itself.
    if (tab && !panel.now) panel.need().then((shown) => shown.show(tab.dataset.tab));
  });
  const bar = later(async () => new (await import("./bar.js")).DeviceBar(line, notify));
  document.getElementById("devices").addEventListener("beforetoggle", ({ newState }) => newState === "open" && bar.need().then((there) => there.open()));
  const zoom = new Zoom(board, region("board"));
  listenToNearing(board, zoom);
  const reach = new Reach(board);
  coverUp(devices());

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
  const whenPainted = () => (isAddressDue && !hands.now?.isDragging ? keepAddress : undefined);
  const keepAddressSoon = rarely(() => isAddressDue && keepAddress());

  const channel = document.body.dataset.socket ? new BroadcastChannel("traitscope") : null;
  channel?.addEventListener("message", ({ data }) => {
    if (data.type === "line") hands.need().then((there) => there.source.hear(data));
    else hands.now?.source.hear(data);
  });
  const hands = later(async () => new (await import("./hands.js")).Hands(board, {
    line, send, notify, zoom, rarely, channel, select: () => panel.need().then((shown) => shown.show("inspector")),
    note: (device, text) => line.note?.(messages.event(device, text, isMirroring)),
  }));
  comeWithFirstTouch(hands, patching);
  /** A finger that a keyboard or a pointer left on the screen is lifted after what it has led to. */
  const act = (device, text) => {
    const isTaken = send(device, text);
    if (text !== "lift") hands.now?.finger.lift();
    return isTaken;
  };
  line.addEventListener("remembered", () => {
    // A finger's last word, its lift, is soon enough.
    if (hands.now?.isPressing) return;
    isAddressDue = true;
    keepAddressSoon();
  });

  view.boardChanged.push(
    () => zoom.update(),
    () => coverUp(devices()),
    () => reach.boardChanged(),
    () => hands.now?.boardChanged(),
    () => panel.now?.updateTimeline(),
    () => bar.now?.update(),
  );
  view.devicesChanged.push(
    () => zoom.deviceTurned(),
    (changed) => coverUp(changed),
    (changed) => reach.update(changed),
    (changed) => hands.now?.devicesChanged(changed),
    (changed) => panel.now?.updateTimeline(changed),
    () => bar.now?.update(),
    // A browser that is told another address has work to do.
    () => afterPaint(whenPainted),
  );

  const travel = (device, entry) => {
    if (!line.send(messages.travel(device, entry))) notify(line.refusal);
  };
  const step = (by) => {
    const target = reach.current === null ? null : device(reach.current);
    const entry = Number(target?.dataset.entry) + by;
    if (entry >= 0 && entry <= Number(target.dataset.lastEntry)) travel(target.dataset.device, entry);
  };
  const withHands = (action) => (source) => hands.need().then((there) => action(there, source));
  listenToForm(board, act);
  listen({
    send: act,
    travel,
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
      lay: (source) => zoom.lay(/** @type {import("./arrangement.js").Layout} */ (source.getAttribute("data-lay"))),
      back: () => step(-1),
      forward: () => step(1),
      "toggle-devices": () => document.getElementById("devices").togglePopover() && document.getElementById("devices").focus(),
      "show-keys": () => /** @type {HTMLDialogElement} */ (document.getElementById("keys")).showModal(),
      "toggle-inspect": withHands(({ picker }) => (picker.isInspecting = !picker.isInspecting)),
      "select-node": withHands(({ picker }, source) => picker.select({ ...picker.selection, node: source.getAttribute("data-node") })),
      "show-problem": withHands((there, source) => there.showProblem(source.closest("[data-line]"))),
      "toggle-panel": () => (panel.now ? panel.now.toggle() : panel.need().then((shown) => shown.toggle())),
      "toggle-mirror"() {
        isMirroring = !isMirroring;
        showMirroring(isMirroring);
        keepAddress();
      },
      "dismiss-sheet": dismissSheet,
      "recall-sheet": recallSheet,
      escape() {
        // A popover closes by itself, and nothing else does.
        if (document.querySelector(":popover-open, dialog[open]") || hands.now?.escape()) return;
        const isElsewhere = document.activeElement?.closest(".panel, .sheet");
        const target = reach.current === null ? null : device(reach.current);
        if (!isElsewhere && target?.querySelector('[data-field="dismiss"]:not([hidden])')) send(target.dataset.device, "dismiss");
        else if (region("sheet").hidden) panel.now?.close();
        else dismissSheet();
      },
    },
    keys: {
      "+": "zoom-in", "=": "zoom-in", "-": "zoom-out", 0: "zoom-fit", 1: "zoom-full", w: "zoom-width", i: "toggle-inspect", p: "toggle-panel",
      m: "toggle-mirror", r: "rotate-all", d: "toggle-devices", "[": "back", "]": "forward", "?": "show-keys", Escape: "escape",
      "Alt+ArrowLeft": "back", "Alt+ArrowRight": "forward",
    },
  });
}

function showMirroring(isMirroring) {
  document.querySelector('[data-action="toggle-mirror"]')?.setAttribute("aria-pressed", String(isMirroring));
  document.body.classList.toggle("is-mirroring", isMirroring);
}

/** What only a pointer or a key needs comes with the first of them. */
function comeWithFirstTouch(hands, patching) {
  const signs = ["pointermove", "pointerdown", "wheel", "keydown", "focusin", "contextmenu"];
  let held = null;
  const come = (event) => {
    if (event.type === "pointerdown") held = event;
    if (event.type === "pointerup" || event.type === "pointercancel") held = null;
    hands.need();
    patching.need();
  };
  const all = [...signs, "pointerup", "pointercancel"];
  for (const sign of all) addEventListener(sign, come, { capture: true, passive: true });
  hands.whenThere(() => {
    document.body.dataset.touched = "";
    for (const sign of all) removeEventListener(sign, come, { capture: true });
    // A finger that came down meanwhile is still there.
    if (held?.target.isConnected) held.target.dispatchEvent(new PointerEvent("pointerdown", held));
  });
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
