/** The error sheet over the board, and the list of problems in the panel. */

import { field, region } from "./dom.js";

/** @typedef {import("./messages.js").Problems} Problems */

/** The delay after the last key, in milliseconds. Half a word may be an error. */
const typingDelay = 2000;
let waiting = 0;

let said = "";

/**
 * Shows problems. A sheet with a new text opens automatically, even if the previous sheet was dismissed.
 * @param {Problems} problems
 */
export function showProblems(problems) {
  const list = region("problems");
  const left = Number(document.body.dataset.typed) + typingDelay - Date.now();
  clearTimeout(waiting);
  if (left > 0 && problems.errors > list.querySelectorAll(".is-error").length) {
    waiting = setTimeout(() => showProblems(problems), left);
    return;
  }
  list.innerHTML = problems.list;
  const count = field("problem-count");
  count.textContent = String(problems.count);
  count.hidden = problems.count === 0;
  const sheet = region("sheet");
  if (!problems.errorSheet) {
    said = "";
    sheet.replaceChildren();
    setVisible(false);
    recall().hidden = true;
    return;
  }
  const before = said || sheet.innerHTML;
  sheet.innerHTML = problems.errorSheet;
  said = sheet.innerHTML;
  if (said !== before) setVisible(true);
  field("sheet-recall").textContent = problems.errors === 1 ? "Show the error" : `Show the ${problems.errors} errors`;
}

/** Dismisses the sheet. A small button takes over the focus and shows it again. */
export function dismissSheet() {
  const sheet = region("sheet");
  if (sheet.hidden) return;
  const hadFocus = sheet.contains(document.activeElement);
  setVisible(false);
  if (hadFocus) recall().focus();
}

export function recallSheet() {
  setVisible(true);
  region("sheet").querySelector("button").focus();
}

function setVisible(isVisible) {
  region("sheet").hidden = !isVisible;
  recall().hidden = isVisible || !region("sheet").firstElementChild;
}

const recall = () => document.querySelector(".sheet-recall");
