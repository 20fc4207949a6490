/** Takes files that are dropped on the page: recordings of what UIKit did. What draws them comes with the first. */

import { later } from "./later.js";

/**
 * @param {import("./page.js").Line} line
 * @returns {import("./later.js").Later<import("./recorded-boxes.js").RecordedBoxes>}
 */
export function takeDrops(line) {
  const recorded = later(async () => new (await import("./recorded-boxes.js")).RecordedBoxes(line));
  // Whoever does not say that it takes a file has the browser leave the page for it.
  document.addEventListener("dragover", (event) => event.dataTransfer?.types.includes("Files") && event.preventDefault());
  document.addEventListener("drop", (event) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (!files.length) return;
    event.preventDefault();
    recorded.need().then((there) => there.take(files));
  });
  return recorded;
}
