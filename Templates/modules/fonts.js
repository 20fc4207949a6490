/** The app's fonts. Loaded with the first of them. The page's policy forbids style elements. */

import { region } from "./dom.js";

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** @param {string} faces Rules of a style sheet. */
export const showFonts = (faces) => sheet.replaceSync(faces);

const served = /** @type {HTMLTemplateElement | null} */ (/** @type {unknown} */ (region("fonts")));
if (served) showFonts(served.content.textContent);
