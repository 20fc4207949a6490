/**
 * Work that can wait until the change that caused it is on the screen: the Tab order, and the focus of a person with a
 * pointer. Before the frame the browser would compute styles and layout for it.
 */

/** @typedef {() => ((() => void) | void)} Look Measures the page, and returns the change to make. */

/** @type {Set<Look>} */
let waiting = new Set();

/**
 * Calls `look` once after the next frame. All looks measure before any of them changes the page.
 * @param {Look} look
 */
export function afterPaint(look) {
  if (!waiting.size) afterFrame(doWhatWaits);
  waiting.add(look);
}

/** Runs the tasks for the next frame now, for example because of a key. */
function doWhatWaits() {
  const looks = waiting;
  waiting = new Set();
  const changes = [...looks].map(attempt);
  for (const change of changes) if (change) attempt(change);
}

/** A failure does not stop the others. */
function attempt(action) {
  try {
    return action();
  } catch (error) {
    return reportError(error);
  }
}

/** The first message after a frame's callbacks arrives when it has been painted. Hidden pages have no frames. */
function afterFrame(action) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = action;
  if (document.hidden) port2.postMessage(null);
  else requestAnimationFrame(() => port2.postMessage(null));
}

// A key needs the final page, and a hidden page has had its last frame.
addEventListener("keydown", doWhatWaits, { capture: true });
document.addEventListener("visibilitychange", doWhatWaits);
