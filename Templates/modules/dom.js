/** The few ways in which the modules find and make elements. */

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name Of an element without content.
 * @param {string} className
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function make(name, className) {
  const made = document.createElement(name);
  if (className) made.className = className;
  return made;
}

/**
 * The part of the page that messages replace as a whole.
 * @param {string} name
 * @returns {HTMLElement | null}
 */
export const region = (name) => document.querySelector(`[data-region="${name}"]`);

/**
 * An element that shows one value.
 * @param {string} name
 * @param {ParentNode} [within]
 * @returns {HTMLElement | null}
 */
export const field = (name, within = document) => within.querySelector(`[data-field="${name}"]`);

/**
 * @param {string} id
 * @returns {HTMLElement | null}
 */
export const device = (id) => document.querySelector(`[data-device="${CSS.escape(id)}"]`);

/** @returns {HTMLElement[]} */
export const devices = () => [...document.querySelectorAll("[data-device]")];

/**
 * What the server speaks of has to be there: a page that has it not is another than the server takes it for.
 * @template Value
 * @param {Value | undefined} value
 * @param {string} id
 * @returns {Value}
 */
export function known(value, id) {
  if (value === undefined) throw new Error(`The page has no ${id}.`);
  return value;
}

/**
 * Hides an element or shows it. Said again, the browser would look for its styles again.
 * @param {HTMLElement | null} target
 * @param {boolean} isHidden
 */
export function setHidden(target, isHidden) {
  if (target && target.hidden !== isHidden) target.hidden = isHidden;
}

/**
 * What the tab remembers under a key; nothing in a browser that lets it keep nothing.
 * @param {string} key
 * @returns {string | null}
 */
export function recalled(key) {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Has the tab remember a text, or forget it.
 * @param {string} key
 * @param {string | null} text
 */
export function remember(key, text) {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // It does without.
  }
}
