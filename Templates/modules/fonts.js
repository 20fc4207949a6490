/** Shows the app's fonts. Loaded with the first font. Uses an adopted style sheet, because the page's policy forbids style elements. */

import { region } from "./dom.js";

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** @param {string} faces The rules of the style sheet. */
export const showFonts = (faces) => sheet.replaceSync(faces);

const served = /** @type {HTMLTemplateElement | null} */ (/** @type {unknown} */ (region("fonts")));
if (served) showFonts(served.content.textContent);
