/** Offers to write repairs of problems and recorded scenarios into the file. The editor is loaded with the first. */

import { region } from "./dom.js";

/**
 * @param {import("./page.js").LateEditor} editor
 * @param {(text: string) => void} notify
 */
export function bringRepairs(editor, notify) {
  const [list, sheet] = [region("problems"), region("sheet")];
  const isSeen = () => list.childElementCount > 0 && (list.checkVisibility() || sheet.checkVisibility()) && list.querySelector(".diagnostic");
  const bring = () => isSeen() && editor.need().then((there) => there.ask(), () => {});
  new MutationObserver(bring).observe(list, { childList: true });
  document.addEventListener("panel", bring);
  bring();
  document.addEventListener("addition", async (/** @type {CustomEvent} */ { detail: { text, answer } }) => {
    const there = await editor.need();
    if (text && there.isReadOnly) notify("Start with `serve --edit` to change the file here.");
    else if (text) there.append(text);
    else answer(!there.isReadOnly);
  });
}
