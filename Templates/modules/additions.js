/** Adds recorded scenarios to the file. The editor is loaded with the first one. */

/**
 * @param {import("./page.js").LateEditor} editor
 * @param {(text: string) => void} notify
 */
export function takeAdditions(editor, notify) {
  document.addEventListener("addition", async (/** @type {CustomEvent} */ { detail: { text, answer } }) => {
    const there = await editor.need();
    if (text && there.isReadOnly) notify("Start with `serve --edit` to change the file here.");
    else if (text) there.append(text);
    else answer(!there.isReadOnly);
  });
}
