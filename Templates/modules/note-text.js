/** Notes as text, in the address of a page and as tables of the file. */

const key = "note=";

/**
 * The id of the note that an address leads to, such as `home.photo`, or `home.photo~2` for its second note.
 * @param {string} hash
 * @returns {string | null}
 */
export function noteInAddress(hash) {
  const part = hash.slice(1).split("&").find((one) => one.startsWith(key));
  try {
    return part ? decodeURIComponent(part.slice(key.length)) : null;
  } catch {
    return null;
  }
}

/**
 * The name of a box's element in the file, such as `home.photo` for the box `home#2.photo`. `null` if it has no name.
 * @param {string} node
 * @returns {string | null}
 */
export function elementOfNode(node) {
  const [, controller, view] = /^([^./#]+)(?:#\d+)?(\.[^/]+)?$/.exec(node) ?? [];
  return controller ? controller + (view ?? "") : null;
}

/**
 * The text with an added note. `null` if the text has its notes in one list, `notes = […]`, which cannot be continued.
 * @param {string} text
 * @param {{on: string, words: string, device: string | null}} note
 * @returns {string | null}
 */
export function withNote(text, { on, words, device }) {
  const [top] = text.split(/^\s*\[/m, 1);
  if (/^\s*notes\s*=/m.test(top)) return null;
  const lines = ["[[notes]]", `on = ${quoted(on)}`, `text = ${quoted(words)}`, ...(device ? [`device = ${quoted(device)}`] : [])];
  return `${text.trimEnd()}\n\n${lines.join("\n")}\n`;
}

/** A TOML string with the escapes of JSON, and without control characters. */
const quoted = (text) => JSON.stringify(text.replaceAll(/[\u0000-\u001f\u007f]+/g, " ").trim());
