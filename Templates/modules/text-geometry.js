/** The positions of the characters of the editor's lines on the page, and the character at a point. */

/**
 * @param {Node} line
 * @param {number} character
 * @returns {{node: Node, offset: number} | null} The text node that contains the character, or `null` in an empty
 * line.
 */
function textAt(line, character) {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let last = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = /** @type {Text} */ (node);
    if (character < length) return { node, offset: character };
    character -= length;
    last = { node, offset: length };
  }
  return last;
}

/** @returns {DOMRect | undefined} The box of a character. */
function boxOf(line, character) {
  const { node, offset } = textAt(line, character);
  const range = document.createRange();
  range.setStart(node, offset);
  range.setEnd(node, offset + 1);
  // A character at which a line wraps has a box on both lines.
  return [...range.getClientRects()].find(({ width }) => width) ?? range.getBoundingClientRect();
}

/**
 * @param {HTMLElement} list The lines.
 * @param {{line: number, character: number}} place
 * @returns {{left: number, top: number, bottom: number} | null} The position of the cursor at the character.
 */
export function cursorAt(list, { line, character }) {
  const row = list.children[line];
  if (!row) return null;
  const { length } = row.textContent;
  if (!length) {
    const { left, top, bottom } = row.getBoundingClientRect();
    return { left: left + parseFloat(getComputedStyle(row).paddingLeft), top, bottom };
  }
  const box = boxOf(row, Math.min(character, length - 1));
  return { left: character < length ? box.left : box.right, top: box.top, bottom: box.bottom };
}

/**
 * @param {HTMLElement} list The lines.
 * @param {number} x
 * @param {number} y
 * @returns {{line: number, character: number} | null} The character at a point of the window, or `null` if there is
 * none.
 */
export function placeAt(list, x, y) {
  const rows = list.children;
  const line = firstOf(rows.length, (index) => rows[index].getBoundingClientRect().bottom > y);
  const row = rows[line];
  if (!row?.textContent || row.getBoundingClientRect().top > y) return null;
  const { length } = row.textContent;
  // Characters run from left to right, and line by line if a line wraps.
  const character = firstOf(length, (index) => {
    const box = boxOf(row, index);
    return box.top > y || (box.bottom > y && box.right > x);
  });
  if (character === length) return null;
  const box = boxOf(row, character);
  return box.left <= x && box.top <= y ? { line, character } : null;
}

/** @returns {number} The first index for which `holds` is true, or `count` if there is none. It has to be true for all later indices. */
function firstOf(count, holds) {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
