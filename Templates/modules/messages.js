/**
 * Every message between the page and its server, in one place; `questions.js` makes those that come late. `Sources/WireframeHTML/Messages` and
 * `Sources/PlaygroundPipeline/Conversation/BrowserMessage.swift` are the other side.
 *
 * @typedef {["frame", string, number, number, number, number]
 *   | ["attributes", string, Record<string, string | null>]
 *   | ["text", string, string[], number[]]
 *   | ["replace", string, string]
 *   | ["insert", string, string | null, string]
 *   | ["remove", string]
 *   | ["move", string, string, string | null]} Operation
 * One change to a device's tree. After the name of the operation comes the id of the node (for `insert`, of the parent);
 * then a frame in points; attributes, of which `null` ones go; lines of text and the letter spacing of each; HTML; or the sibling to stand before.
 *
 * @typedef {{text: string, sizeClass: string, title: string}} Badge
 *
 * @typedef {object} Chrome What stands around a screen.
 * @property {string} classes
 * @property {string} style
 * @property {string} about What the name says when somebody points at it.
 * @property {string | null} [system] The version of iOS beside the name, where it is told.
 * @property {string} subtitle
 * @property {string} size
 * @property {Badge} horizontal
 * @property {Badge} vertical
 * @property {string} settings The events that are in force, listed with commas.
 * @property {string} offers Those that this device takes and others may not.
 * @property {string} [rotate] The event of the rotate button.
 * @property {boolean} canDismiss
 * @property {string} [note] What fingers or quick actions come to that the screen cannot show.
 *
 * @typedef {object} DevicePatch
 * @property {string} id
 * @property {Operation[]} ops
 * @property {Chrome} [chrome]
 * @property {string} [marks] HTML of the marks on the way of the window's edge.
 * @property {"rotate" | "fold" | "push" | "pop" | "present" | "dismiss" | "columns"} [transition]
 * @property {{startsAfresh: boolean, html: string}} [log]
 * @property {{entry: number, last: number}} [position] The entry of the log at which the device stands, and the newest.
 *
 * @typedef {object} Problems
 * @property {number} errors
 * @property {number} count
 * @property {string} [errorSheet] HTML of the error sheet; none without errors.
 * @property {string} list HTML of the panel's list.
 *
 * @typedef {{type: "patch", revision: number, devices: DevicePatch[], problems?: Problems}} PatchMessage
 * @typedef {{type: "page", revision: number, html: string, title: string, summary: string, problems?: Problems}} PageMessage
 * @typedef {{type: "assets", revision: number, stylesOnly: boolean}} AssetsMessage
 * @typedef {{type: "unarranged", revision: number}} UnarrangedMessage The file says now what was arranged on the page.
 * @typedef {{type: "error", revision: number, message: string}} ErrorMessage
 * @typedef {object} PastEvent An event, a step back in time, or a change of the board, as the page remembers it.
 * @property {string | null} [device] `null` for an event of all devices; a change of the board has none.
 * @property {string} [text] Of an event.
 * @property {boolean} [mirrored]
 * @property {number} [entry] Of a step back in time.
 * @property {string} [arrange] Of a change of the board.
 *
 * @typedef {PatchMessage | PageMessage | AssetsMessage | UnarrangedMessage | import("./served-source.js").SavedMessage | import("./questions.js").Answer | ErrorMessage} ServerMessage
 * The page confirms the revision of each when it is done with the message, or asks for everything again.
 */

/**
 * The first message after connecting.
 * @param {number | null} revision The one the page was served with, while it still shows just that.
 * @param {PastEvent[]} events What happened on the page since it was loaded: a server that
 *   has forgotten it can bring every device back to its screen.
 */
export const hello = (revision, events) => ({ type: "hello", revision, events });

/**
 * Something happened to a device, or to all of them.
 * @param {string | null} device
 * @param {string} text The text form of an event: `tap home.next`.
 * @param {boolean} [mirrored] Whether it happens too on every other device that shows the same element.
 */
export const event = (device, text, mirrored = false) => ({ type: "event", device, text, ...(mirrored && { mirrored }) });

/** The board has other devices, in the words of `BoardChange.swift`: `hide iphone-17`. */
export const arrange = (change) => ({ type: "arrange", arrange: change });

/** Asks for what the device bar shows, and for the catalogue if that is wanted, too. */
export const devices = (catalogue) => ({ type: "devices", catalogue });

/**
 * A device goes to the state that an entry of its log led to; what happens next goes on from there.
 * @param {string} device
 * @param {number} entry
 */
export const travel = (device, entry) => ({ type: "travel", device, entry });

/**
 * The page has drawn a revision and can take the next.
 * @param {number} revision
 */
export const acknowledgement = (revision) => ({ type: "ack", revision });

/**
 * A revision could not be shown: everything is needed anew.
 * @param {number} revision
 */
export const resync = (revision) => ({ type: "resync", revision });

/**
 * Asks for what there is to say about a node.
 * @param {string} device
 * @param {string} node
 */
export const inspect = (device, node) => ({ type: "inspect", device, node });

/**
 * The tab went to the background, where it takes no messages, or came back.
 * @param {boolean} hidden
 */
export const visibility = (hidden) => ({ type: "visibility", hidden });

/**
 * Whether the logs are to say what trait environments other than controllers are told.
 * @param {boolean} verbose
 */
export const verbosity = (verbose) => ({ type: "verbosity", verbose });

/** The page shows the source, and is to be told when the file is saved. */
export const followSource = () => ({ type: "followSource" });
