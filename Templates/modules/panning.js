/** Pans the board (the space bar or the middle button), and changes its scale at the pointer (the wheel). Two fingers do both. */

import { TurningWheel } from "./turning-wheel.js";

/** The change of the scale's logarithm per pixel of the wheel. A notch of a mouse wheel is about a hundred pixels. */
const wheelShare = 1 / 300;

/**
 * @param {HTMLElement} board
 * @param {import("./zoom.js").Zoom} zoom
 * @returns {import("./pointers.js").Gesture[]}
 */
export function listenToPanning(board, zoom) {
  const wheel = new TurningWheel(zoom);
  listenToWheel(board, wheel);
  let isSpaceHeld = false;

  const holdSpace = (isHeld) => {
    isSpaceHeld = isHeld;
    board.classList.toggle("is-pannable", isHeld);
  };
  document.addEventListener("keydown", (event) => {
    if (event.key !== " " || event.ctrlKey || event.metaKey || event.altKey || usesSpace(event.target)) return;
    event.preventDefault();
    if (!event.repeat) holdSpace(true);
  });
  document.addEventListener("keyup", (event) => {
    if (event.key !== " " || !isSpaceHeld) return;
    // Prevents the space bar from pressing a button that a pointer left focused.
    event.preventDefault();
    holdSpace(false);
  });
  addEventListener("blur", () => holdSpace(false));

  // Prevents the browser's own scrolling with the middle button.
  board.addEventListener("mousedown", (event) => event.button === 1 && event.preventDefault());

  let start = { left: 0, top: 0 };
  return [pinch(board, wheel), {
    on: ".board",
    claims: true,
    takes: (event) => event.button === 1 || (isSpaceHeld && event.button === 0),
    begin(hold, event) {
      event.preventDefault();
      hold.spend();
      board.classList.add("is-panning");
      start = { left: board.scrollLeft, top: board.scrollTop };
    },
    move: ({ x, y }) => board.scrollTo({ left: start.left - x, top: start.top - y, behavior: "instant" }),
    end: () => board.classList.remove("is-panning"),
  }];
}

/** Whether the focused element uses the space bar, for a keyboard user. */
function usesSpace(target) {
  return target.isContentEditable || target.matches("input, textarea, select, summary") || target.matches("button:focus-visible, [role]:focus-visible, a:focus-visible")
    || Boolean(target.closest("dialog, [popover]"));
}

function listenToWheel(board, wheel) {
  board.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    wheel.turn(Math.exp(-event.deltaY * wheelShare), { x: event.clientX, y: event.clientY });
  }, { passive: false });
  // Safari reports the distance of the fingers on its trackpad relative to their first distance.
  let last = 1;
  board.addEventListener("gesturestart", (event) => {
    event.preventDefault();
    last = 1;
  });
  board.addEventListener("gesturechange", (event) => {
    event.preventDefault();
    wheel.turn(event.scale / last, { x: event.clientX, y: event.clientY });
    last = event.scale;
  });
}

/**
 * The gesture of two fingers on a touch screen.
 * @returns {import("./pointers.js").Gesture}
 */
function pinch(board, wheel) {
  /** @type {Set<import("./pointers.js").Hold>} */
  const fingers = new Set();
  /** The last points of the two fingers. */
  let last = null;
  const span = () => {
    if (fingers.size !== 2) return null;
    const [one, other] = [...fingers].map(({ at }) => at);
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, length: Math.hypot(one.x - other.x, one.y - other.y) };
  };
  return {
    on: ".board",
    takes: ({ pointerType }) => pointerType === "touch",
    begin(hold) {
      fingers.add(hold);
      last = span();
    },
    move() {
      const [before, now] = [last, span()];
      last = now;
      if (!now) return;
      if (before.length && now.length) wheel.turn(now.length / before.length, now);
      board.scrollBy({ left: before.x - now.x, top: before.y - now.y, behavior: "instant" });
    },
    end(hold) {
      fingers.delete(hold);
      last = span();
    },
  };
}
