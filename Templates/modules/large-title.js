/** Large titles collapse into the bar's row as what lies under the bar scrolls, and come back at its top. */

/** So far, in points, until the title in the row takes over: half of a large title. */
const distance = 26;

/** @param {HTMLElement} board */
export function listenToLargeTitles(board) {
  board.addEventListener("scroll", ({ target }) => {
    const scroller = /** @type {HTMLElement} */ (target);
    const bar = barOver(scroller);
    if (!bar) return;
    if (scroller.scrollTop > distance) bar.dataset.collapsed = bar.querySelector(".largeTitle").textContent.trim();
    else delete bar.dataset.collapsed;
  }, { capture: true, passive: true });
}

/** The bar with a large title that a scroll view lies under: one that begins below it moves nothing (UINavigationBar). */
function barOver(scroller) {
  const controllers = ".controllerView, .presentedView";
  for (let view = scroller.closest(controllers); view; view = view.parentElement.closest(controllers)) {
    const bar = view.querySelector(":scope > .navigationBar:has(> .largeTitle)");
    if (bar) return scroller.getBoundingClientRect().top <= bar.getBoundingClientRect().top + 1 ? bar : null;
  }
  return null;
}
