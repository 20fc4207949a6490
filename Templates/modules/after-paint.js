/**
 * Work that can wait until the change that caused it is on the screen: the Tab order, and the focus of a person with a
 * pointer. Before the frame the browser would compute styles and layout for it.
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

/** A failure does not stop the others. */
function attempt(action) {
  try {
    return action();
  } catch (error) {
    return reportError(error);
  }
}

/** @type {ResizeObserver} */
let laidOut;

/** The first message after a frame's callbacks arrives when it has been painted. Hidden pages have no frames. */
function afterFrame() {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = doWhatWaits;
  if (document.hidden) return port2.postMessage(null);
  requestAnimationFrame(() => {
    port2.postMessage(null);
    // Called after the frame's layout. Later, a measurement would cost the styles of all that moves.
    laidOut ??= new ResizeObserver(() => {
      laidOut.disconnect();
      measure();
    });
    laidOut.observe(document.documentElement);
  });
}

// A key needs the final page, and a hidden page has had its last frame.
addEventListener("keydown", doWhatWaits, { capture: true });
document.addEventListener("visibilitychange", doWhatWaits);
