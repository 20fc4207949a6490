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
  if (!waiting.size) afterFrame();
  waiting.add(look);
}

/** @type {((() => void) | void)[]} The changes of looks that have measured. */
let changes = [];

function measure() {
  const looks = waiting;
  waiting = new Set();
  changes.push(...[...looks].map(attempt));
}

/** Runs the tasks for the next frame now, for example because of a key. */
function doWhatWaits() {
  measure();
  const due = changes;
  changes = [];
  for (const change of due) if (change) attempt(change);
}

/** A failure does not stop the others. */
function attempt(action) {
  try {
    return action();
  } catch (error) {
    return reportError(error);
  }
}

/** Called in the frame, when layout is done: while animations run, the browser would compute styles for a later measurement. */
const laidOut = new ResizeObserver(() => {
  laidOut.disconnect();
  measure();
});

/** The first message after a frame's callbacks arrives when it has been painted. Hidden pages have no frames. */
function afterFrame() {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = doWhatWaits;
  if (document.hidden) return port2.postMessage(null);
  requestAnimationFrame(() => {
    laidOut.observe(document.documentElement);
    port2.postMessage(null);
  });
}

// A key needs the final page, and a hidden page has had its last frame.
addEventListener("keydown", doWhatWaits, { capture: true });
document.addEventListener("visibilitychange", doWhatWaits);
