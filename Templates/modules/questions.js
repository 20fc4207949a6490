/**
 * The questions of the panel, the device bar and the page of the source, with their answers. Loaded late.
 *
 * @typedef {{type: "inspection", revision: number, device: string, node: string, html?: string}} InspectionMessage
 * @typedef {{type: "devices", revision: number, html: string, toml: string, catalogue?: string}} DevicesMessage
 * @typedef {{type: "located", revision: number, file: string, line: number, boxes: {device: string, nodes: string[]}[]}} LocatedMessage
 * @typedef {{type: "comparison", revision: number, first: string, second: string, html?: string}} ComparisonMessage
 * @typedef {{type: "scenarios", revision: number, html: string, from: number, next?: number, count: number, failures: number}} ScenariosMessage
 * @typedef {{type: "expectation", revision: number, device: string, node: string, trait?: string, toml?: string}} ExpectationMessage
 * @typedef {{type: "explanation", revision: number, html: string}} ExplanationMessage
 * @typedef {{type: "editor", revision: number, isThere: boolean, file?: string, line?: number}} EditorMessage Whether
 * an editor is next to the page, and the location of its cursor if the cursor is in the playground.
 * @typedef {{type: "pointer", revision: number} & Partial<import("./shared-pointer.js").SharedPlace>} PointerMessage The pointer of a page
 * that presents the playground. Without a position, the pointer is on no device.
 * @typedef {EditorMessage | PointerMessage | InspectionMessage | DevicesMessage | LocatedMessage | ComparisonMessage | ScenariosMessage | ExpectationMessage | ExplanationMessage} Answer
 */

/**
 * Asks for the boxes that a line of the playground, or of an included file, defines.
 * @param {string} file
 * @param {number} line The number of the line, from 1.
 */
export const locate = (file, line) => ({ type: "locate", file, line });

/**
 * Asks for the differences between two devices.
 * @param {string} first
 * @param {string} second
 */
export const compare = (first, second) => ({ type: "compare", first, second });

/**
 * Asks for the results of the scenarios. An answer contains as many results as can be computed quickly. A page that has
 * asked is notified when the file has changed.
 * @param {number} from The index of the first scenario of the answer.
 */
export const scenarios = (from) => ({ type: "scenarios", from });

/**
 * Asks for lines of TOML that expect the current state of a box. If the node is empty, asks for the lines that list its device.
 * @param {string} device
 * @param {string} node
 * @param {string} [trait] A trait to expect, if the node is a controller.
 */
export const expect = (device, node, trait) => ({ type: "expect", device, node, ...(trait && { trait }) });

/**
 * Asks for the explanation of a constraint log.
 * @param {string} text The pasted text.
 */
export const explain = (text) => ({ type: "explain", text });

/**
 * Sends the pointer of a presenting page to the other pages of the playground.
 * @param {import("./shared-pointer.js").SharedPlace | null} place
 */
export const pointer = (place) => ({ type: "pointer", ...place });

/**
 * Opens a line in the user's editor.
 * @param {string} file
 * @param {number} line The number of the line, from 1.
 * @param {number} column The number of the column, from 1.
 * @param {boolean} [focus] Whether the editor receives the focus. If not, it only scrolls an open file.
 */
export const open = (file, line, column, focus = true) => ({ type: "open", file, line, column, ...(!focus && { focus }) });
