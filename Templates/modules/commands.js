/** The page's own actions, by the names in `data-action`, and their keys. */

import { device, devices, region } from "./dom.js";
import { isForText } from "./gestures.js";
import { dismissSheet, recallSheet } from "./problems.js";

/**
 * @param {object} page
 * @param {import("./later.js").Later<import("./panel.js").Panel>} page.panel
 * @param {import("./page.js").LateEditor} page.editor
 * @param {import("./later.js").Later<import("./interaction.js").Interaction>} page.interaction
 * @param {import("./zoom.js").Zoom} page.zoom
 * @param {import("./reach.js").Reach} page.reach
 * @param {import("./mirroring.js").Mirroring} page.mirroring
 * @param {import("./address-keeper.js").AddressKeeper} page.address
 * @param {import("./page.js").LateExplanation} [page.explanation]
 * @param {import("./later.js").Later<import("./present.js").Presentation>} page.presentation
 * @param {import("./later.js").Later<import("./notes.js").Notes>} page.notes
 * @param {(device: string, text: string, isMirrored?: boolean) => boolean} page.send
 * @param {(device: string, entry: number) => void} page.travel
 * @returns {import("./gestures.js").Gestures["actions"]}
 */
export function commands(page) {
  const { zoom, panel } = page;
  return {
    "rotate-all": () => devices().forEach((target) => rotate(target, page)),
    "zoom-in": () => zoom.in(),
    "zoom-out": () => zoom.out(),
    "zoom-fit": () => zoom.set("fit"),
    "zoom-height": () => zoom.set("height"),
    "zoom-width": () => zoom.set("width"),
    "zoom-full": () => zoom.set(1),
    lay: (source) => zoom.lay(/** @type {import("./arrangement.js").Layout} */ (source.getAttribute("data-lay"))),
    back: () => step(-1, page),
    forward: () => step(1, page),
    "toggle-devices": () => document.getElementById("devices").togglePopover(),
    "show-keys": () => /** @type {HTMLDialogElement} */ (document.getElementById("keys")).showModal(),
    "toggle-inspect": () => page.interaction.need().then(({ picker }) => (picker.isInspecting = !picker.isInspecting)),
    "select-node": (source) => page.interaction.need().then(({ picker }) => picker.select({ ...picker.selection, node: source.getAttribute("data-node") })),
    "show-problem": (source) => page.interaction.need().then((there) => there.showProblem(source.closest("[data-line]"))),
    mend: (source) => page.editor.need().then((editor) => editor.mend(JSON.parse(source.getAttribute("data-edits")))),
    "toggle-panel": () => (panel.now ? panel.now.toggle() : panel.need().then((shown) => shown.toggle())),
    "toggle-editor": () => openEditor(page),
    present: () => page.presentation.need().then((there) => there.toggle()),
    "add-note": () => page.notes.need().then((there) => there.begin()),
    explain: () => page.explanation?.need().then((dialog) => dialog.open()),
    "open-recording": () => page.interaction.need().then(({ recorded }) => recorded.need()).then((there) => there.choose()),
    "toggle-mirror"() {
      page.mirroring.isOn = !page.mirroring.isOn;
      page.address.keep();
    },
    "dismiss-sheet": dismissSheet,
    "recall-sheet": recallSheet,
    escape: () => escape(page),
  };
}

/** @type {Record<string, string>} */
export const keys = {
  "+": "zoom-in", "=": "zoom-in", "-": "zoom-out", 0: "zoom-fit", 1: "zoom-full", h: "zoom-height", w: "zoom-width", i: "toggle-inspect", p: "toggle-panel",
  m: "toggle-mirror", r: "rotate-all", d: "toggle-devices", e: "toggle-editor", l: "explain", s: "present", c: "open-recording", n: "add-note", "[": "back", "]": "forward", "?": "show-keys", Escape: "escape",
  "Alt+ArrowLeft": "back", "Alt+ArrowRight": "forward",
};

function rotate(target, page) {
  const text = target.querySelector('[data-field="rotate"]').dataset.event;
  if (text) page.send(target.dataset.device, text, false);
}

/** Opens the editor. Characters typed while it loads are inserted into its text. */
async function openEditor({ editor }) {
  let typed = "";
  const keep = (event) => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || isForText(event)) return;
    typed += event.key;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("keydown", keep, true);
  const there = await editor.need().finally(() => removeEventListener("keydown", keep, true));
  there.toggle(typed);
}

/** The device that has or last had the focus. */
const current = ({ reach }) => (reach.current === null ? null : device(reach.current));

function step(by, page) {
  const target = current(page);
  const entry = Number(target?.dataset.entry) + by;
  if (entry >= 0 && entry <= Number(target.dataset.lastEntry)) page.travel(target.dataset.device, entry);
}

/** Closes open elements, the innermost first. */
function escape(page) {
  // The browser itself closes a popover or a dialog. Nothing else closes then.
  if (document.querySelector(":popover-open, dialog[open]") || page.interaction.now?.escape()) return;
  const isElsewhere = document.activeElement?.closest(".panel, .sheet");
  const target = current(page);
  if (!isElsewhere && target?.querySelector('[data-field="dismiss"]:not([hidden])')) page.send(target.dataset.device, "dismiss");
  else if (region("sheet").hidden) page.panel.now?.close();
  else dismissSheet();
}
