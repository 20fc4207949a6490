/** Converts between positions of the language service (line and UTF-16 code unit, from 0) and offsets in a text field. */

/**
 * @param {string} text
 * @param {number} offset
 * @returns {{line: number, character: number}}
 */
export function placeIn(text, offset) {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length - 1, character: offset - start };
}

/**
 * Converts ranges of a text into offsets.
 * @param {string} text
 * @returns {(range: number[]) => {from: number, to: number}} Converts `[line, character, line, character]`.
 */
export function offsetsIn(text) {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  const offset = (line, character) => Math.min((starts[line] ?? text.length) + character, text.length);
  return ([line, character, lastLine, lastCharacter]) => ({ from: offset(line, character), to: offset(lastLine, lastCharacter) });
}
