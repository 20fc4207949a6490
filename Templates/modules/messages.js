/**
 * Every message between the page and its server, in one place. `Sources/WireframeHTML/Messages` is the other side.
 *
 * @typedef {["frame", string, number, number, number, number]
 *   | ["attributes", string, Record<string, string | null>]
 *   | ["text", string, string[]]
 *   | ["replace", string, string]
 *   | ["insert", string, string | null, string]
 *   | ["remove", string]
 *   | ["move", string, string, string | null]} Operation
 * One change to a device's tree. After the name of the operation comes the id of the node (for `insert`, of the parent);
 * then a frame in points; attributes, of which `null` ones go; lines of text; HTML; or the sibling to stand before.
 *
 * @typedef {{text: string, sizeClass: string, title: string}} Badge
 *
 * @typedef {object} Chrome What stands around a screen.
 * @property {string} classes
 * @property {string} style
 * @property {string} subtitle
 * @property {string} size
 * @property {Badge} horizontal
 * @property {Badge} vertical
 * @property {string} [rotate] The event of the rotate button.
 *
 * @typedef {object} DevicePatch
 * @property {string} id
 * @property {Operation[]} ops
 * @property {Chrome} [chrome]
 * @property {"rotate" | "push" | "pop"} [transition]
 * @property {{startsAfresh: boolean, html: string}} [log]
 *
 * @typedef {object} Problems
 * @property {number} errors
 * @property {number} count
 * @property {string} [sheet] HTML of the error sheet; none without errors.
 * @property {string} list HTML of the panel's list.
 *
 * @typedef {{type: "patch", revision: number, devices: DevicePatch[], problems?: Problems}} PatchMessage
 * @typedef {{type: "page", revision: number, html: string, title: string, summary: string, problems?: Problems}} PageMessage
 * @typedef {{type: "assets", stylesOnly: boolean}} AssetsMessage
 * @typedef {{type: "inspection", device: string, node: string, html?: string}} InspectionMessage
 * @typedef {{type: "error", message: string}} ErrorMessage
 * @typedef {PatchMessage | PageMessage | AssetsMessage | InspectionMessage | ErrorMessage} ServerMessage
 */

/**
 * The first message after connecting: the revision the page shows.
 * @param {number} revision
 */
export const hello = (revision) => ({ type: "hello", revision });

/**
 * Something happened to a device, or to all of them.
 * @param {string | null} device
 * @param {string} text The text form of an event: `tap home.next`.
 */
export const event = (device, text) => ({ type: "event", device, text });

/**
 * The page has drawn a revision and can take the next.
 * @param {number} revision
 */
export const acknowledgement = (revision) => ({ type: "ack", revision });

/**
 * Asks for what there is to say about a node.
 * @param {string} device
 * @param {string} node
 */
export const inspect = (device, node) => ({ type: "inspect", device, node });
