/** Makes each step of a stepper continue from the previous step, even if the previous answer is pending. */

/** The listener runs after the click was sent with the old event. */
export function listenToSteppers() {
  document.addEventListener("click", ({ target }) => {
    const half = target.closest(".stepper-half");
    const [, words, value] = /^(.* )(-?[\d.]+)$/.exec(half?.dataset.event ?? "") ?? [];
    if (!words) return;
    const [least, most, step] = half.dataset.range.split(" ").map(Number);
    for (const other of half.parentElement.querySelectorAll(".stepper-half")) {
      const next = Number(value) + (other.dataset.part === "more" ? step : -step);
      other.dataset.event = words + Number(Math.min(most, Math.max(least, next)).toFixed(4));
    }
  });
}
