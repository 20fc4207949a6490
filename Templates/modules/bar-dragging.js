/** A row of the device bar is dragged by its grip to another place among those of its kind. */

import { Pointers } from "./pointers.js";

/**
 * @param {HTMLElement} list
 * @param {(row: HTMLElement) => void} moved A row was left in another place.
 */
export function listenToDragging(list, moved) {
  /** @type {HTMLElement} What is dragged. */
  let row;
  /** @type {Element | null} What it stood before. */
  let next;

  new Pointers(list, [{
    // The list has the pointer: the row itself leaves the page for a moment each time it moves.
    on: ".bar-list",
    claims: true,
    takes: (event) => event.button === 0 && rowOf(event.target),
    begin({ target }) {
      row = rowOf(target);
      next = row.nextElementSibling;
      row.classList.add("is-dragged");
    },
    move({ at }) {
      const others = [...row.parentElement.children].filter((other) => other !== row);
      const below = others.find((other) => at.y < middle(other)) ?? null;
      if (below === row.nextElementSibling) return;
      row.parentElement.insertBefore(row, below);
      row.scrollIntoView({ block: "nearest" });
    },
    end({ isLifted }) {
      row.classList.remove("is-dragged");
      if (row.nextElementSibling === next) return;
      if (isLifted) moved(row);
      else row.parentElement.insertBefore(row, next);
    },
  }]);
}

const rowOf = (target) => target.closest(".bar-grip")?.closest("[data-of]");

function middle(row) {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}
