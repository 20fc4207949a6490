/** Moves the board under the pointer, and changes its scale there: the space bar or the middle button, the wheel, two fingers. */

import { TurningWheel } from "./turning-wheel.js";

/** What the wheel changes the scale by: a notch of a mouse has about a hundred pixels. */
const wheelShare = 1 / 300;

/**
 * @param {HTMLElement} board
 * @param {import("./zoom.js").Zoom} zoom
 */
export function listenToPanning(board, zoom) {
  const wheel = new TurningWheel(zoom);
  listenToWheel(board, wheel);
  listenToFingers(board, wheel);
  let isSpaceHeld = false;
  /** @type {{pointer: number, left: number, top: number} | null} The place of the board less that of the pointer. */
  let drag = null;
  let wasDrag = false;

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
    // A button that a pointer left with the focus would be pressed.
    event.preventDefault();
    holdSpace(false);
  });
  addEventListener("blur", () => holdSpace(false));

  board.addEventListener("pointerdown", (event) => {
    wasDrag = false;
    if (event.button !== 1 && !(isSpaceHeld && event.button === 0)) return;
    event.preventDefault();
    event.stopPropagation();
    board.setPointerCapture(event.pointerId);
    board.classList.add("is-panning");
    drag = { pointer: event.pointerId, left: board.scrollLeft + event.clientX, top: board.scrollTop + event.clientY };
  }, { capture: true });
  // Browsers that scroll by themselves with the middle button begin here.
  board.addEventListener("mousedown", (event) => event.button === 1 && event.preventDefault());
  board.addEventListener("pointermove", (event) => {
    if (event.pointerId !== drag?.pointer) return;
    board.scrollTo({ left: drag.left - event.clientX, top: drag.top - event.clientY, behavior: "instant" });
  });
  for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
    board.addEventListener(name, (event) => {
      if (event.pointerId !== drag?.pointer) return;
      wasDrag = true;
      drag = null;
      board.classList.remove("is-panning");
    });
  }
  // What was moved was not tapped.
  for (const name of ["click", "auxclick"]) {
    board.addEventListener(name, (event) => {
      if (!wasDrag) return;
      wasDrag = false;
      event.preventDefault();
      event.stopPropagation();
    }, { capture: true });
  }
}

/** Whether the space bar has a meaning where the focus is, for somebody who works with keys. */
function usesSpace(target) {
  return target.matches("input, textarea, select, summary") || target.matches("button:focus-visible, [role]:focus-visible, a:focus-visible")
    || Boolean(target.closest("dialog, [popover]"));
}

function listenToWheel(board, wheel) {
  board.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    wheel.turn(Math.exp(-event.deltaY * wheelShare), { x: event.clientX, y: event.clientY });
  }, { passive: false });
  // Safari says by how much its trackpad's fingers have moved apart since they came down.
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

/** Two fingers on a touch screen. */
function listenToFingers(board, wheel) {
  /** @type {Map<number, {x: number, y: number}>} */
  const fingers = new Map();
  const span = () => {
    const [one, other] = [...fingers.values()];
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, length: Math.hypot(one.x - other.x, one.y - other.y) };
  };
  board.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "touch") fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }, { capture: true });
  document.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    const before = fingers.size === 2 ? span() : null;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!before) return;
    const now = span();
    if (before.length && now.length) wheel.turn(now.length / before.length, now);
    board.scrollBy({ left: before.x - now.x, top: before.y - now.y, behavior: "instant" });
  });
  for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) document.addEventListener(name, ({ pointerId }) => fingers.delete(pointerId));
}
