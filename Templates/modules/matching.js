/** Matches completions with the characters that were typed. */

/**
 * @param {string} label
 * @param {string} typed
 * @returns {{rank: number, letters: number[]} | null} The rank (0 is the best), and the indices of the typed characters in the
 * label. `null` if the label does not contain the characters in this order.
 */
export function match(label, typed) {
  // Drops a string's quote or a header's bracket.
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
  // Scattered characters match only if the first one begins a word.
  return isWordStart(label, letters[0]) ? { rank: 4, letters } : null;
}

const run = (start, length) => Array.from({ length }, (_, index) => start + index);

/** Whether a word begins at an index. Dots, dashes and capitals separate words. */
const isWordStart = (label, index) => index === 0 || /^(?:[^\p{L}\p{N}]|\P{Lu}\p{Lu})/u.test(label.slice(index - 1, index + 1));
