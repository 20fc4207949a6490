/** Draws the constraints of the inspected view on its device, as lines labelled with their lengths. */

const namespace = "http://www.w3.org/2000/svg";

/** The minimum length of a line. Shorter lines are not drawn, because their two edges touch. */
const shortest = 0.5;

/** The position of the label along a line, as a fraction of its length. In the middle, lines of both axes cross. */
const away = 0.32;

export function clearConstraintLines() {
  for (const overlay of document.querySelectorAll(".constraint-lines")) overlay.remove();
}

/**
 * @param {HTMLElement} device
 * @param {HTMLElement} inspection The inspection, whose list of constraints contains the lines.
 */
export function drawConstraintLines(device, inspection) {
  clearConstraintLines();
  const screen = /** @type {HTMLElement | null} */ (device.querySelector(".screen"));
  if (!screen) return;
  const overlay = svg("svg", { class: "constraint-lines", width: screen.offsetWidth, height: screen.offsetHeight });
  // Inactive constraints are at the end of the list, and are drawn below the active ones.
  const rows = [...inspection.querySelectorAll(".constraint")].reverse();
  for (const row of rows) overlay.append(...linesOf(row));
  if (overlay.childElementCount) screen.after(overlay);
}

function linesOf(row) {
  const lines = (row.dataset.lines ?? "").split(";").filter(Boolean).map((text) => text.split(",").map(Number));
  const state = ["is-inactive", "is-off"].filter((name) => row.classList.contains(name)).join(" ");
  return lines.filter((line) => length(line) >= shortest).map((line) => drawing(line, state));
}

function drawing(line, state) {
  const [x1, y1, x2, y2] = line;
  const isHorizontal = y1 === y2;
  const group = svg("g", { class: `constraint-line ${state}` });
  const figure = svg("text", { x: x1 + (x2 - x1) * away, y: y1 + (y2 - y1) * away, class: isHorizontal ? "is-above" : "is-beside" });
  figure.textContent = String(Math.round(length(line) * 10) / 10);
  group.append(svg("path", { d: `M${x1} ${y1}L${x2} ${y2}` }), cap(x1, y1, isHorizontal), cap(x2, y2, isHorizontal), figure);
  return group;
}

/** The short bar at the end of a line. */
function cap(x, y, isHorizontal) {
  return svg("path", { d: isHorizontal ? `M${x} ${y - 3}v6` : `M${x - 3} ${y}h6`, class: "constraint-cap" });
}

const length = ([x1, y1, x2, y2]) => Math.abs(x2 - x1) + Math.abs(y2 - y1);

function svg(name, attributes) {
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
