/** Opens locations in the source, such as `neko.toml:96`. */

import * as questions from "./questions.js";

/** @typedef {{file: string, line: number, column: number}} Place */

/** The editor that opens locations: `command` for an editor next to the page, or the editor in the settings. */
export const editorAddress = () => ("linkedEditor" in document.body.dataset ? "command" : document.body.dataset.editorAddress);

/** Elements that show a location. All of them are links. */
export const places = "a:is(.place, .log-place, .sheet-location)";

/**
 * The location in a string such as `neko.toml:96` or `neko.toml:96:4`.
 * @param {string} [text]
 * @returns {Place | null}
 */
export function placeOf(text = "") {
  const [, file, line, column] = /^(.+?):(\d+)(?::(\d+))?$/.exec(text.trim()) ?? [];
  return file ? { file, line: Number(line), column: Number(column ?? 1) } : null;
}

/**
 * Opens clicked locations in the editor. With Ctrl or ⌘, or without an editor, they open on the page of the source.
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

/** Opens a location by a URL of the editor, or by a program that the server runs. */
function openInEditor({ file, line: number, column }, template, line) {
  if (template === "command") return line.send(questions.open(file, number, column));
  const path = file.split("/").map(encodeURIComponent).join("/");
  location.assign(template.replaceAll("{line}", String(number)).replaceAll("{column}", String(column)).replaceAll("{path}", path));
  return true;
}
