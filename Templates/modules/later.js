/** What comes later: parts of the page that are not needed yet, and what need not be done each time. */

/**
 * A part of the page that comes when it is first needed.
 *
 * @template Part
 * @typedef {object} Later
 * @property {Part | null} now The part, if it is there.
 * @property {() => Promise<Part>} need
 * @property {(action: (part: Part) => void) => void} whenThere
 */

/**
 * @template Part
 * @param {() => Promise<Part>} load
 * @returns {Later<Part>}
 */
export function later(load) {
  /** @type {Promise<Part> | null} */
  let coming = null;
  /** @type {((part: Part) => void)[]} */
  const waiting = [];
  const part = {
    now: null,
    need: () => (coming ??= load().then((made) => {
      part.now = made;
      for (const action of waiting) action(made);
      return made;
    })),
    whenThere: (action) => waiting.push(action),
  };
  return part;
}

/** How often the inspector and the address follow a window that is dragged, in milliseconds: the inspector's answers take the
 * way of the sizes, and browsers refuse an address that changes with every frame. */
const pause = 200;

/**
 * A function that does something a little later, and at most so often.
 * @param {() => void} action
 */
export function rarely(action) {
  let timer = 0;
  return () => {
    timer ||= setTimeout(() => {
      timer = 0;
      action();
    }, pause);
  };
}
