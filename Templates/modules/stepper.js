/** Steppers: a step continues from the one before, even if its answer is pending. */

const smallest = 0;
const largest = 100;

/** Runs after the click was sent with the old event. */
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
