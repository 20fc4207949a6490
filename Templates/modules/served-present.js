/** The presentation of a live page, which comes with its style sheet. */

import { loadStyle } from "./late-style.js";
import { Presentation } from "./present.js";

/**
 * @param {{zoom: import("./zoom.js").Zoom}} page
 * @param {import("./page.js").Line} line
 */
export async function open(page, line) {
  await loadStyle("present");
  return new Presentation(page, line);
}
