/** Accepts recordings of UIKit that are dropped on the page. The code that draws them is loaded with the first recording. */

import { later } from "./later.js";

/**
 * @param {import("./page.js").Line} line
 * @returns {import("./later.js").Later<import("./recorded-boxes.js").RecordedBoxes>}
 */
export function takeDrops(line) {
  const recorded = later(async () => new (await import("./recorded-boxes.js")).RecordedBoxes(line));
  // Without this the browser would leave the page and open the file.
  document.addEventListener("dragover", (event) => event.dataTransfer?.types.includes("Files") && event.preventDefault());
  document.addEventListener("drop", (event) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (!files.length) return;
    event.preventDefault();
    recorded.need().then((there) => there.take(files));
  });
  return recorded;
}
