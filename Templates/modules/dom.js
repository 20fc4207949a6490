/** Helpers that find and make elements. */

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name The tag name.
 * @param {string} className
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function make(name, className) {
  const made = document.createElement(name);
  if (className) made.className = className;
  return made;
}

/**
 * A part of the page that messages replace as a whole.
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
 * The value, which has to exist: a page without it differs from the one that the server assumes.
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
 * Hides or shows an element. Setting the same value again would make the browser compute styles.
 * @param {HTMLElement | null} target
 * @param {boolean} isHidden
 */
export function setHidden(target, isHidden) {
  if (target && target.hidden !== isHidden) target.hidden = isHidden;
}

/**
 * The tab's stored value of a key, or `null` if the browser's storage is unavailable.
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
 * Stores a string for this tab. `null` removes it.
 * @param {string} key
 * @param {string | null} text
 */
export function remember(key, text) {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage is optional.
  }
}
