/** The few ways in which the modules find and make elements. */

/**
 * @param {string} html Of one element.
 * @returns {HTMLElement}
 */
export function element(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return /** @type {HTMLElement} */ (template.content.firstElementChild);
}

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

/** @type {MediaQueryList} */
let littleMotion;

/** Whether the person asked for less movement. */
export const wantsLittleMotion = () => (littleMotion ??= matchMedia("(prefers-reduced-motion: reduce)")).matches;

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

/**
 * The focus goes back to what had it before something opened, or to the button that opens it.
 * @param {HTMLElement | null} opener
 * @param {HTMLElement} button
 */
export const giveBack = (opener, button) => (opener?.isConnected && opener !== document.body ? opener : button).focus({ preventScroll: true });
