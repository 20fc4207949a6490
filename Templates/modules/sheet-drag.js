/**
 * A sheet follows the finger that drags it. The server decides where the sheet ends. `swipes.js` sends the swipe, and the
 * sheet animates from its position at the release to the new position.
 */

import { wantsLittleMotion } from "./motion.js";
import { isFinger } from "./pointers.js";
import { scaleOf } from "./zoom.js";

/** The distance, in CSS pixels, after which a finger drags and no longer taps. */
const slack = 4;
/** The maximum distance that a resisting sheet can be dragged, in points. */
const give = 60;
const settling = { duration: 320, easing: "cubic-bezier(.2, .8, .2, 1)" };

/** @returns {import("./pointers.js").Gesture} */
export function sheetDrag() {
  /** The distance that the sheet is dragged down, in points. */
  let offset = 0;
  return {
    on: ".presentedView[data-swipes]",
    takes: (event, sheet) => isFinger(event) && takes(sheet, "swipe down") && !isScrolled(/** @type {HTMLElement} */ (event.target)),
    isDecided: ({ x, y, isLifted }) => !isLifted && Math.abs(y) >= slack && Math.abs(y) >= Math.abs(x),
    move({ place: sheet, y }) {
      offset = allowed(sheet, y / scaleOf(sheet));
      sheet.classList.add("is-drawn");
      sheet.style.translate = `0 ${offset}px`;
      sheet.style.setProperty("--gap", `${Math.max(0, -offset)}px`);
    },
    end: ({ place }) => settle(place, offset),
  };
}

/** Whether a drag first scrolls the content back to its start. */
const isScrolled = (target) => target.closest(".scrolls")?.scrollTop > 0;

/**
 * @param {HTMLElement} sheet
 * @param {number} offset
 */
function settle(sheet, offset) {
  const { boxShadow } = getComputedStyle(sheet);
  sheet.classList.remove("is-drawn");
  sheet.style.translate = "";
  sheet.style.removeProperty("--gap");
  if (!offset || wantsLittleMotion()) return;
  sheet.animate({ translate: [`0 ${offset}px`, "none"], boxShadow: [boxShadow, getComputedStyle(sheet).boxShadow] }, settling);
}

/**
 * The distance that a finger moves a sheet. Without resistance, a sheet moves down if that closes it, and up while there is space.
 * @param {HTMLElement} sheet
 * @param {number} way The downward distance of the finger, in points.
 */
function allowed(sheet, way) {
  if (way > 0) return sheet.classList.contains("resists-dismissal") ? resisted(way) : way;
  return takes(sheet, "swipe up") ? Math.max(way, -sheet.offsetTop * 0.9) : -resisted(-way);
}

/** The resistance grows with the distance. */
const resisted = (way) => (way * give) / (way + give * 2);

const takes = (sheet, text) => sheet.getAttribute("data-swipes").split(",").includes(text);
