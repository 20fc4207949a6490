/** Steppers: a step counts on from the one before, though the answer to that is still on its way. */

const smallest = 0;
const largest = 100;

/** Comes after the click has been said, which is with the event as it was. */
export function listenToSteppers() {
  document.addEventListener("click", ({ target }) => {
    const half = target.closest(".stepper-half");
    const [, words, value] = /^(.* )(-?[\d.]+)$/.exec(half?.dataset.event ?? "") ?? [];
    if (!words) return;
    for (const other of half.parentElement.querySelectorAll(".stepper-half")) {
      const next = Number(value) + (other.dataset.part === "more" ? 1 : -1);
      other.dataset.event = words + Math.min(largest, Math.max(smallest, next));
    }
  });
}
