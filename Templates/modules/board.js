/** Replaces the board. Elements of unchanged devices are kept. */

import { keepingFocus } from "./focus.js";

/**
 * @param {HTMLElement} table
 * @param {string} html The new board. An `article` with `data-kept` is a placeholder for a device that the page already has.
 * @param {(id: string) => HTMLElement} homeOf Returns the element of a device. Throws if there is no such device.
 */
export function layBoard(table, html, homeOf) {
  keepingFocus(() => {
    if (html.includes("data-kept")) exchange(table, html, homeOf);
    else table.innerHTML = html;
  });
}

function exchange(table, html, homeOf) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const groups = placesIn(template.content);
  // Look all of them up before changing anything.
  const wanted = groups.map((group) => placesIn(group).map((place) => (place.dataset.kept ? homeOf(place.dataset.kept) : place)));
  const old = placesIn(table);
  const homes = groups.map((group) => {
    const index = old.findIndex(({ ariaLabel }) => ariaLabel === group.ariaLabel);
    return index < 0 ? group : old.splice(index, 1)[0];
  });
  homes.forEach((home, index) => settle(home, wanted[index]));
  settle(table, homes);
}

/** @returns {HTMLElement[]} */
const placesIn = (group) => [...group.children];

/**
 * Gives an element exactly these children in this order. Children already in position are not moved.
 * @param {HTMLElement} parent
 * @param {HTMLElement[]} children
 */
export function settle(parent, children) {
  for (const child of placesIn(parent)) if (!children.includes(child)) child.remove();
  let next = parent.firstElementChild;
  for (const child of children) {
    if (child === next) next = next.nextElementSibling;
    else parent.insertBefore(child, next);
  }
}
