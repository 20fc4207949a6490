/** What the panel and the page of the source ask for: messages that no page needs at first. */

/**
 * Which boxes come of a line of the playground, or of a file that it includes?
 * @param {string} file
 * @param {number} line From 1.
 */
export const locate = (file, line) => ({ type: "locate", file, line });

/**
 * What differs between two devices?
 * @param {string} first
 * @param {string} second
 */
export const compare = (first, second) => ({ type: "compare", first, second });

/**
 * A line is to be opened in the person's editor.
 * @param {string} file
 * @param {number} line From 1, as the column.
 * @param {number} column
 */
export const open = (file, line, column) => ({ type: "open", file, line, column });
