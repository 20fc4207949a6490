/**
 * What can wait until the change that brought it is on the screen: the way of the keys, the focus of who works with a pointer. Asked before, the
 * browser would have to find styles and lengths of what is changing still; after the frame it knows them all.
 */

/** @typedef {() => ((() => void) | void)} Look Finds something out, and returns what it then changes. */

/** @type {Set<Look>} */
let waiting = new Set();

/**
 * Looks at the page after the next frame, once, however often it is asked for until then. Nothing is changed before all have looked.
 * @param {Look} look
 */
export function afterPaint(look) {
  if (!waiting.size) afterFrame(doWhatWaits);
  waiting.add(look);
}

/** Does now what waits for the next frame: somebody asks for it, such as a key. */
function doWhatWaits() {
  const looks = waiting;
  waiting = new Set();
  const changes = [...looks].map(attempt);
  for (const change of changes) if (change) attempt(change);
}

/** One that fails keeps no other from coming. */
function attempt(action) {
  try {
    return action();
  } catch (error) {
    return reportError(error);
  }
}

/** The first message that a page hears after a frame's callbacks comes when it has been painted. One out of sight has no frames. */
function afterFrame(action) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = action;
  if (document.hidden) port2.postMessage(null);
  else requestAnimationFrame(() => port2.postMessage(null));
}

// A key finds the page as it will be; and one that goes out of sight has its last frame behind it.
addEventListener("keydown", doWhatWaits, { capture: true });
document.addEventListener("visibilitychange", doWhatWaits);
