/** A row of the device bar is dragged by its grip to another place among those of its kind. */

/**
 * @param {HTMLElement} list
 * @param {(row: HTMLElement) => void} moved A row was left in another place.
 */
export function listenToDragging(list, moved) {
  /** @type {{row: HTMLElement, next: Element | null} | null} What is dragged, and what it stood before. */
  let drag = null;

  list.addEventListener("pointerdown", (event) => {
    const row = event.target.closest(".bar-grip")?.closest("[data-of]");
    if (!row || event.button !== 0) return;
    drag = { row, next: row.nextElementSibling };
    row.classList.add("is-dragged");
    // The list has the pointer: the row itself leaves the page for a moment each time it moves.
    list.setPointerCapture(event.pointerId);
  });
  list.addEventListener("pointermove", ({ clientY }) => {
    if (!drag) return;
    const { row } = drag;
    const others = [...row.parentElement.children].filter((other) => other !== row);
    const next = others.find((other) => clientY < middle(other)) ?? null;
    if (next === row.nextElementSibling) return;
    row.parentElement.insertBefore(row, next);
    row.scrollIntoView({ block: "nearest" });
  });
  const end = (isLeft) => {
    if (!drag) return;
    const { row, next } = drag;
    drag = null;
    row.classList.remove("is-dragged");
    if (row.nextElementSibling === next) return;
    if (isLeft) moved(row);
    else row.parentElement.insertBefore(row, next);
  };
  list.addEventListener("pointerup", () => end(true));
  list.addEventListener("pointercancel", () => end(false));
}

function middle(row) {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}
