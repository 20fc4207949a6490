/** Which of the things that can be written fit what was typed of them. */

/**
 * @param {string} label
 * @param {string} typed
 * @returns {{rank: number, letters: number[]} | null} How well it fits, 0 best, and which of its letters were typed; nothing where they do not
 *   follow each other in it.
 */
export function match(label, typed) {
  // A string's quote, a header's bracket.
  const word = typed.replace(/^[["'\s]+/, "");
  if (!word) return { rank: 0, letters: [] };
  const [inLabel, wanted] = [label.toLowerCase(), word.toLowerCase()];
  const at = inLabel.indexOf(wanted);
  if (at === 0) return { rank: label.startsWith(word) ? 0 : 1, letters: run(0, word.length) };
  const begins = label.split("").findIndex((_, index) => isWordStart(label, index) && inLabel.startsWith(wanted, index));
  if (begins > 0) return { rank: 2, letters: run(begins, word.length) };
  if (at > 0) return { rank: 3, letters: run(at, word.length) };
  const letters = [];
  for (const letter of wanted) {
    const next = inLabel.indexOf(letter, (letters.at(-1) ?? -1) + 1);
    if (next < 0) return null;
    letters.push(next);
  }
  // Letters here and there are no sign of anything, unless the first begins a word.
  return isWordStart(label, letters[0]) ? { rank: 4, letters } : null;
}

const run = (start, length) => Array.from({ length }, (_, index) => start + index);

/** Words are told apart by dots, dashes and capitals. */
const isWordStart = (label, index) => index === 0 || /^(?:[^\p{L}\p{N}]|\P{Lu}\p{Lu})/u.test(label.slice(index - 1, index + 1));
