/** Places in the source, such as `neko.toml:96`: where they lead. */

import * as questions from "./questions.js";

/** @typedef {{file: string, line: number, column: number}} Place */

/** Where places lead if not to the page of the source: to an editor that is open beside the page, or to the one that was named. */
export const editorAddress = () => ("linkedEditor" in document.body.dataset ? "command" : document.body.dataset.editorAddress);

/** What shows a place: links all of them. */
export const places = "a:is(.place, .log-place, .sheet-location)";

/**
 * The place that a text such as `neko.toml:96` or `neko.toml:96:4` names.
 * @param {string} [text]
 * @returns {Place | null}
 */
export function placeOf(text = "") {
  const [, file, line, column] = /^(.+?):(\d+)(?::(\d+))?$/.exec(text.trim()) ?? [];
  return file ? { file, line: Number(line), column: Number(column ?? 1) } : null;
}

/**
 * With an editor, places in the source open there; with Ctrl or ⌘, and without one, on the page of the source.
 * @param {import("./page.js").Line} line
 * @param {(text: string) => void} notify
 */
export function listenToPlaces(line, notify) {
  document.addEventListener("click", (event) => {
    const template = editorAddress();
    const place = placeOf(event.target.closest('[target="traitscope-source"]')?.textContent);
    if (!template || !place || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!openInEditor(place, template, line)) notify(line.refusal);
  });
}

/** By an address of the editor's own, or by a program that the server runs. */
function openInEditor({ file, line: number, column }, template, line) {
  if (template === "command") return line.send(questions.open(file, number, column));
  const path = file.split("/").map(encodeURIComponent).join("/");
  location.assign(template.replaceAll("{line}", String(number)).replaceAll("{column}", String(column)).replaceAll("{path}", path));
  return true;
}
