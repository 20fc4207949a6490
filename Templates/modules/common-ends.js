/** Where two texts, or two lists, are the same. */

/**
 * @template {string | unknown[]} Sequence
 * @param {Sequence} before
 * @param {Sequence} now
 * @returns {{first: number, last: number}} How much they have in common at their beginning, and of what follows at their end.
 */
export function commonEnds(before, now) {
  const shorter = Math.min(before.length, now.length);
  let first = 0;
  while (first < shorter && before[first] === now[first]) first += 1;
  let last = 0;
  while (last < shorter - first && before[before.length - 1 - last] === now[now.length - 1 - last]) last += 1;
  return { first, last };
}
