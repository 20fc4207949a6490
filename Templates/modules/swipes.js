/** Swipes across a screen: an element lists in `data-swipes` those that it takes. */

/** So far a finger has to go, in CSS pixels, to mean it. */
const shortest = 28;
/** So near to an edge, in CSS pixels, a finger comes in from it. */
const edgeWidth = 20;

/**
 * @param {HTMLElement} board
 * @param {(device: string, text: string) => boolean} send
 */
export function listenToSwipes(board, send) {
  /** @type {{x: number, y: number, target: Element, pointer: number} | null} */
  let start = null;
  let wasSwipe = false;

  board.addEventListener("pointerdown", (event) => {
    const target = /** @type {Element} */ (event.target);
    const isFinger = event.isPrimary && event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey;
    wasSwipe = false;
    start = isFinger && target.closest(".glass") ? { x: event.clientX, y: event.clientY, target, pointer: event.pointerId } : null;
  });
  document.addEventListener("pointerup", (event) => {
    if (event.pointerId !== start?.pointer) return;
    const text = meaning(start, event);
    const device = start.target.closest("[data-device]")?.getAttribute("data-device");
    wasSwipe = Math.hypot(event.clientX - start.x, event.clientY - start.y) >= shortest;
    start = null;
    if (text && device) send(device, text);
  });
  document.addEventListener("pointercancel", () => (start = null));
  // What a finger was drawn across was not tapped.
  board.addEventListener("click", (event) => {
    if (!wasSwipe) return;
    wasSwipe = false;
    event.stopPropagation();
  }, { capture: true });
  board.addEventListener("dragstart", (event) => event.preventDefault());
}

/** The event of a finger that went from one place to another, if anything under it takes that. */
function meaning(start, end) {
  const [x, y] = [end.clientX - start.x, end.clientY - start.y];
  if (Math.hypot(x, y) < shortest) return null;
  const direction = Math.abs(x) > Math.abs(y) ? (x > 0 ? "right" : "left") : (y > 0 ? "down" : "up");
  const wanted = [edgeSwipe(start, direction), `swipe ${direction}`, direction === "up" && "swipeUp"].filter(Boolean);
  return wanted.find((text) => isTaken(start.target, text)) ?? null;
}

function edgeSwipe({ x, target }, direction) {
  const area = target.closest(".window")?.getBoundingClientRect();
  if (!area) return null;
  if (direction === "right" && x - area.left <= edgeWidth) return "edgeSwipe left";
  if (direction === "left" && area.right - x <= edgeWidth) return "edgeSwipe right";
  return null;
}

/** The element under the finger takes it, or one around it. */
function isTaken(target, text) {
  for (let node = target.closest("[data-swipes]"); node; node = node.parentElement?.closest("[data-swipes]")) {
    if (node.getAttribute("data-swipes").split(",").includes(text)) return true;
  }
  return false;
}
