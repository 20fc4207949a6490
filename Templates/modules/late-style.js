/** Loads a style sheet together with the code that needs it. */

/**
 * @param {string} name
 * @returns {Promise<unknown>} Resolves when the style sheet is loaded, or has failed to load.
 */
export const loadStyle = (name) => new Promise((come) => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`../styles/${name}.css`, import.meta.url).href;
  link.addEventListener("load", come);
  link.addEventListener("error", come);
  document.head.append(link);
});
