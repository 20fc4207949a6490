/**
 * What the panel, the device bar and the page of the source ask for: messages that no page needs at first, and what they are answered.
 *
 * @typedef {{type: "inspection", revision: number, device: string, node: string, html?: string}} InspectionMessage
 * @typedef {{type: "devices", revision: number, html: string, toml: string, catalogue?: string}} DevicesMessage
 * @typedef {{type: "located", revision: number, file: string, line: number, boxes: {device: string, nodes: string[]}[]}} LocatedMessage
 * @typedef {{type: "comparison", revision: number, first: string, second: string, html?: string}} ComparisonMessage
 * @typedef {{type: "explanation", revision: number, html: string}} ExplanationMessage
 * @typedef {InspectionMessage | DevicesMessage | LocatedMessage | ComparisonMessage | ExplanationMessage} Answer
 */

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
 * What does a constraint log say?
 * @param {string} text As it was pasted.
 */
export const explain = (text) => ({ type: "explain", text });

/**
 * A line is to be opened in the person's editor.
 * @param {string} file
 * @param {number} line From 1, as the column.
 * @param {number} column
 */
export const open = (file, line, column) => ({ type: "open", file, line, column });
