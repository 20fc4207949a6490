/** The common beginning and end of two strings or lists. */

/**
 * @template {string | unknown[]} Sequence
 * @param {Sequence} before
 * @param {Sequence} now
 * @returns {{first: number, last: number}} The lengths of the common beginning and of the common end of the rest.
 */
export function commonEnds(before, now) {
  const shorter = Math.min(before.length, now.length);
  let first = 0;
  while (first < shorter && before[first] === now[first]) first += 1;
  let last = 0;
  while (last < shorter - first && before[before.length - 1 - last] === now[now.length - 1 - last]) last += 1;
  return { first, last };
}
