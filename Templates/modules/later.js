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
