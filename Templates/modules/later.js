/** Late loading of parts of the page, and rare execution of frequent work. */

/**
 * A part of the page that is loaded when it is first needed.
 *
 * @template Part
 * @typedef {object} Later
 * @property {Part | null} now The part, if it is loaded.
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

/** The interval at which the inspector and the address follow a dragged window, in milliseconds. Answers to the inspector
 * delay the answers for the sizes, and browsers reject an address that changes with every frame. */
const pause = 200;

/**
 * A function that runs `action` later, and at most once per pause.
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
