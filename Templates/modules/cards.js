/** Replaces the list of playgrounds. Links that stay are kept, so that a click during a change is not lost and the focus stays. */

import { settle } from "./board.js";

/**
 * @param {HTMLElement} board
 * @param {string} html The new list.
 */
export function layCards(board, html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const [list, fresh] = [board, template.content].map((part) => /** @type {HTMLElement | null} */ (part.querySelector(".playgrounds")));
  if (!list || !fresh) return board.replaceChildren(template.content);
  const known = new Map(linksIn(list).map((link) => [link.getAttribute("href"), link]));
  const focused = /** @type {HTMLElement} */ (document.activeElement);
  settle(list, [...fresh.children].map((item) => {
    const [link] = linksIn(item);
    return link ? renewed(known.get(link.getAttribute("href")), link).parentElement : item;
  }));
  // A card that moves loses the focus.
  if (list.contains(focused)) focused.focus({ preventScroll: true });
}

/** @returns {HTMLElement[]} */
const linksIn = (list) => [...list.querySelectorAll(".playground-card")];

function renewed(link, fresh) {
  if (!link) return fresh;
  link.className = fresh.className;
  link.dataset.version = fresh.dataset.version;
  link.replaceChildren(...fresh.childNodes);
  return link;
}
