/**
 * What the panel, the device bar and the page of the source ask for: messages that no page needs at first, and what they are answered.
 *
 * @typedef {{type: "inspection", revision: number, device: string, node: string, html?: string}} InspectionMessage
 * @typedef {{type: "devices", revision: number, html: string, toml: string, catalogue?: string}} DevicesMessage
 * @typedef {{type: "located", revision: number, file: string, line: number, boxes: {device: string, nodes: string[]}[]}} LocatedMessage
 * @typedef {{type: "comparison", revision: number, first: string, second: string, html?: string}} ComparisonMessage
 * @typedef {{type: "scenarios", revision: number, html: string, from: number, next?: number, count: number, failures: number}} ScenariosMessage
 * @typedef {{type: "expectation", revision: number, device: string, node: string, trait?: string, toml?: string}} ExpectationMessage
 * @typedef {{type: "explanation", revision: number, html: string}} ExplanationMessage
 * @typedef {{type: "editor", revision: number, isThere: boolean, file?: string, line?: number}} EditorMessage Whether lines can be opened in
 * an editor beside the page, and where its cursor is, if that is in a file of the playground.
 * @typedef {EditorMessage | InspectionMessage | DevicesMessage | LocatedMessage | ComparisonMessage | ScenariosMessage | ExpectationMessage | ExplanationMessage} Answer
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
 * What comes of the scenarios? As many are answered as take no time; who has asked is told again when the file is another.
 * @param {number} from The first that is asked for, from 0.
 */
export const scenarios = (from) => ({ type: "scenarios", from });

/**
 * Which lines of TOML expect of a box what it is now? Without a node: which lines list its device?
 * @param {string} device
 * @param {string} node
 * @param {string} [trait] Of the controller that the node is.
 */
export const expect = (device, node, trait) => ({ type: "expect", device, node, ...(trait && { trait }) });

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
 * @param {boolean} [focus] Whether the person goes on there; otherwise an editor that has the file open goes to the line, and no more.
 */
export const open = (file, line, column, focus = true) => ({ type: "open", file, line, column, ...(!focus && { focus }) });
