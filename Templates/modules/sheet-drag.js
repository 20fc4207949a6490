/**
 * A sheet follows the finger that drags it. The server decides where it ends: `swipes.js` sends it the swipe, and the sheet
 * animates from where it was released to where it stands then.
 */

import { wantsLittleMotion } from "./dom.js";
import { scaleOf } from "./zoom.js";

/** So far a finger goes, in CSS pixels, before it draws and no longer taps. */
const slack = 4;
/** How far a sheet that resists can be dragged, in points. */
const give = 60;
const settling = { duration: 320, easing: "cubic-bezier(.2, .8, .2, 1)" };

/**
 * @typedef {object} Drag
 * @property {HTMLElement} sheet
 * @property {number} pointer
 * @property {number} x Where the finger came down, in CSS pixels.
 * @property {number} y
 * @property {number} offset How far the sheet is drawn downwards, in points.
 */

/** @param {HTMLElement} board */
export function listenToSheetDrags(board) {
  /** @type {Drag | null} */
  let drag = null;

  board.addEventListener("pointerdown", (event) => {
    const sheet = /** @type {Element} */ (event.target).closest(".presentedView[data-swipes]");
    const isFinger = event.isPrimary && event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey;
    drag = isFinger && sheet instanceof HTMLElement && takes(sheet, "swipe down")
      ? { sheet, pointer: event.pointerId, x: event.clientX, y: event.clientY, offset: 0 } : null;
  });
  document.addEventListener("pointermove", (event) => {
    if (event.pointerId !== drag?.pointer) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    const isDrawn = drag.sheet.classList.contains("is-drawn");
    if (!isDrawn && (Math.abs(y) < slack || Math.abs(x) > Math.abs(y))) return;
    drag.offset = allowed(drag.sheet, y / scaleOf(drag.sheet));
    drag.sheet.classList.add("is-drawn");
    drag.sheet.style.translate = `0 ${drag.offset}px`;
    drag.sheet.style.setProperty("--gap", `${Math.max(0, -drag.offset)}px`);
  });
  const end = (event) => {
    if (event.pointerId !== drag?.pointer) return;
    settle(drag);
    drag = null;
  };
  document.addEventListener("pointerup", end);
  document.addEventListener("pointercancel", end);
}

/** @param {Drag} drag */
function settle({ sheet, offset }) {
  const { boxShadow } = getComputedStyle(sheet);
  sheet.classList.remove("is-drawn");
  sheet.style.translate = "";
  sheet.style.removeProperty("--gap");
  if (!offset || wantsLittleMotion()) return;
  sheet.animate({ translate: [`0 ${offset}px`, "none"], boxShadow: [boxShadow, getComputedStyle(sheet).boxShadow] }, settling);
}

/**
 * How far a finger moves a sheet: all the way downwards where that closes it, upwards as far as there is room.
 * @param {HTMLElement} sheet
 * @param {number} way In points, downwards.
 */
function allowed(sheet, way) {
  if (way > 0) return sheet.classList.contains("resists-dismissal") ? resisted(way) : way;
  return takes(sheet, "swipe up") ? Math.max(way, -sheet.offsetTop * 0.9) : -resisted(-way);
}

/** The further, the harder. */
const resisted = (way) => (way * give) / (way + give * 2);

const takes = (sheet, text) => sheet.getAttribute("data-swipes").split(",").includes(text);
