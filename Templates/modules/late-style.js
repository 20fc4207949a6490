/** A style sheet that comes with what needs it. */

/**
 * @param {string} name
 * @returns {Promise<unknown>} When it is there, or cannot be had.
 */
export const loadStyle = (name) => new Promise((come) => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`../styles/${name}.css`, import.meta.url).href;
  link.addEventListener("load", come);
  link.addEventListener("error", come);
  document.head.append(link);
});
