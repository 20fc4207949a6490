/**
 * Work that can wait until a change is on the screen: the Tab order, and the focus of a user with a pointer. Before the
 * frame, this work would make the browser compute styles and layout.
 */

/** @typedef {() => ((() => void) | void)} Look Measures the page, and returns the change to make. */

/** @type {Set<Look>} */
const waiting = new Set();

/** @type {((() => void) | void)[]} */
const changes = [];

/**
 * Calls `look` once after the next frame. All looks measure before any of them changes the page.
 * @param {Look} look
 */
export function afterPaint(look) {
  if (!waiting.size) afterFrame();
  waiting.add(look);
}

function measure() {
  for (const look of waiting) {
    waiting.delete(look);
    changes.push(attempt(look));
  }
}

/** Runs the tasks for the next frame now, for example because of a key. */
function doWhatWaits() {
  measure();
  for (const change of changes.splice(0)) if (change) attempt(change);
}

/** A failure does not stop the other tasks. */
function attempt(action) {
  try {
    return action();
  } catch (error) {
    return reportError(error);
  }
}

/** @type {ResizeObserver} */
let laidOut;

/** The first message after a frame's callbacks arrives when the frame has been painted. Hidden pages render no frames. */
function afterFrame() {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = doWhatWaits;
  if (document.hidden) return port2.postMessage(null);
  requestAnimationFrame(() => {
    port2.postMessage(null);
    // Called after the frame's layout. A later measurement would recompute the styles of all that moves.
    laidOut ??= new ResizeObserver(() => {
      laidOut.disconnect();
      measure();
    });
    laidOut.observe(document.documentElement);
  });
}

// A key press needs the finished page, and a hidden page renders no more frames.
addEventListener("keydown", doWhatWaits, { capture: true });
document.addEventListener("visibilitychange", doWhatWaits);
