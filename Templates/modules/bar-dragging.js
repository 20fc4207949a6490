/** Moves a row of the device bar by its grip to another position among rows of its kind. */

import { Pointers } from "./pointers.js";

/**
 * @param {HTMLElement} list
 * @param {(row: HTMLElement) => void} moved Called when a row was dropped at another position.
 */
export function listenToDragging(list, moved) {
  /** @type {HTMLElement} The row that is dragged. */
  let row;
  /** @type {Element | null} The row that followed the dragged row. */
  let next;

  new Pointers(list, [{
    // The list captures the pointer, because the row leaves the page briefly each time it moves.
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
