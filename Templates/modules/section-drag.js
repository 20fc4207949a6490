/** Lets a mouse drag the content of a scroll view, or a section of a collection view. Fingers scroll them in the browser. */

import { isFinger } from "./pointers.js";

/** The distance, in CSS pixels, after which a drag begins. */
const slack = 6;

/** @returns {import("./pointers.js").Gesture} */
export function sectionDrag() {
  let start = 0;
  return {
    on: ".sectionScroller",
    takes: (event) => event.pointerType === "mouse" && isFinger(event),
    isDecided: ({ x, y, isLifted }) => !isLifted && Math.abs(x) >= slack && Math.abs(x) > Math.abs(y),
    begin({ place, spend }) {
      spend();
      place.classList.add("is-dragged");
      start = place.scrollLeft;
    },
    move: ({ place, x }) => place.scrollTo({ left: start - x / scaleOf(place), behavior: "instant" }),
    end({ place, x }) {
      const scale = scaleOf(place);
      const rests = [...place.querySelectorAll(".sectionStop")].map((stop) => distance(place, stop) / scale);
      const way = restAfter(-x / scale, rests);
      // The browser's own snapping would jump.
      place.addEventListener("scrollend", () => place.classList.remove("is-dragged"), { once: true });
      if (way && place.isConnected) place.scrollBy({ left: way, behavior: "smooth" });
      else place.classList.remove("is-dragged");
    },
  };
}

/** @returns {import("./pointers.js").Gesture} */
export function contentDrag() {
  let start = { left: 0, top: 0 };
  const move = ({ place, x, y }) => place.scrollTo({ left: start.left - x / scaleOf(place), top: start.top - y / scaleOf(place), behavior: "instant" });
  return {
    on: ".scrolls[data-scroll]",
    takes: (event) => event.pointerType === "mouse" && isFinger(event),
    isDecided({ place, x, y, isLifted }) {
      const isAcross = Math.abs(x) > Math.abs(y);
      const goes = isAcross ? place.scrollWidth > place.clientWidth : place.scrollHeight > place.clientHeight;
      return !isLifted && goes && Math.hypot(x, y) >= slack && !movesSheet(place, y);
    },
    begin({ place, spend }) {
      spend();
      place.classList.add("is-dragged");
      start = { left: place.scrollLeft, top: place.scrollTop };
    },
    move,
    end(hold) {
      move(hold);
      // This runs after the swipe of the same finger is decided.
      queueMicrotask(() => {
        hold.place.classList.remove("is-dragged");
        hold.place.dispatchEvent(new Event("scrollend"));
      });
    },
  };
}

/** Whether a drag moves the sheet around the content. The content has to be at its start, and the sheet has to support the swipe. */
function movesSheet(place, y) {
  const swipes = place.closest(".presentedView[data-swipes]")?.getAttribute("data-swipes").split(",") ?? [];
  return place.scrollTop <= 0 && swipes.includes(y > 0 ? "swipe down" : "swipe up");
}

/** The number of CSS pixels of the window per point. */
const scaleOf = (place) => place.getBoundingClientRect().width / place.clientWidth;

/** The distance from the leading edge of a scroll view to the leading edge of a part. */
function distance(place, part) {
  const [outer, inner] = [place.getBoundingClientRect(), part.getBoundingClientRect()];
  return getComputedStyle(place).direction === "rtl" ? inner.right - outer.right : inner.left - outer.left;
}

/**
 * The distance to the nearest position of rest, after the content has moved on by the distance of the drag.
 * @param {number} drag The distance of the drag.
 * @param {number[]} rests The distances to the positions of rest.
 */
export const restAfter = (drag, rests) => rests.reduce((best, way) => (Math.abs(way - drag) < Math.abs(best - drag) ? way : best), rests[0] ?? 0);
