/**
 * The messages between the page and its server. `questions.js` has those that are needed late. The counterparts are
 * `Sources/WireframeHTML/Messages` and `Sources/PlaygroundPipeline/Conversation/BrowserMessage.swift`.
 *
 * @typedef {["frame", string, number, number, number, number] | ["attributes", string, Record<string, string | null>] |
 * ["text", string, string[], number[], string?] | ["replace", string, string] | ["insert", string, string | null, string] |
 * ["remove", string] | ["move", string, string, string | null]} Operation One change of a device's tree: its name, the
 * id of the node (for `insert`, of the parent), and its values. The values are a frame in points, attributes (`null` removes
 * one), lines of text with the letter spacing of each line and a field's text, HTML, or a parent and the next sibling.
 *
 * @typedef {{text: string, sizeClass: string, title: string}} Badge
 *
 * @typedef {object} Chrome The parts around a screen.
 * @property {string} classes
 * @property {string} style
 * @property {string} about The tooltip of the name.
 * @property {string | null} [system] The version of iOS next to the name, if it is shown.
 * @property {string} subtitle
 * @property {string} size
 * @property {Badge} horizontal
 * @property {Badge} vertical
 * @property {string} settings The events of the current settings, separated by commas.
 * @property {string} offers The settings that this device supports and other devices may not support.
 * @property {string} [rotate] The event of the rotate button.
 * @property {boolean} canDismiss
 * @property {string} [note] The result of fingers or quick actions, if the screen cannot show it.
 *
 * @typedef {object} DevicePatch
 * @property {string} id
 * @property {Operation[]} ops
 * @property {Chrome} [chrome]
 * @property {string} [marks] HTML of the marks on the track of the window's edge.
 * @property {"rotate" | "fold" | "push" | "pop" | "present" | "dismiss" | "columns"} [transition]
 * @property {{startsAfresh: boolean, dropped?: number, html: string}} [log]
 * @property {{entry: number, last: number}} [position] The current entry of the device's log, and the newest entry.
 *
 * @typedef {object} Problems
 * @property {number} errors
 * @property {number} count
 * @property {string} [errorSheet] HTML of the error sheet. Absent without errors.
 * @property {string} list HTML of the panel's list.
 *
 * @typedef {{type: "patch", revision: number, devices: DevicePatch[], problems?: Problems}} PatchMessage
 * @typedef {{type: "page", revision: number, html: string, title: string, summary: string, problems?: Problems, notes?: string, fonts?: string}} PageMessage
 * @typedef {{type: "assets", revision: number, stylesOnly: boolean}} AssetsMessage
 * @typedef {{type: "unarranged", revision: number}} UnarrangedMessage The file now contains the page's arrangement.
 * @typedef {{type: "notes", revision: number, html: string}} NotesMessage The new list of notes.
 * @typedef {{type: "error", revision: number, message: string}} ErrorMessage
 * @typedef {object} PastEvent An event, a step in time, or a change of the board, as the page remembers it.
 * @property {string | null} [device] `null` for an event of all devices. Absent in a change of the board.
 * @property {string} [text] The text of an event.
 * @property {boolean} [mirrored]
 * @property {number} [entry] The entry of a step in time.
 * @property {string} [arrange] The text of a change of the board.
 *
 * @typedef {PatchMessage | PageMessage | AssetsMessage | UnarrangedMessage | NotesMessage | import("./served-source.js").SavedMessage
 * | import("./questions.js").Answer | ErrorMessage} ServerMessage The page confirms the revision of each message after
 * handling it, or requests everything again.
 */

/**
 * The first message after connecting.
 * @param {number | null} revision The revision that was served. `null` if the page has changed since.
 * @param {PastEvent[]} events All events since then, which restore a lost state.
 */
export const hello = (revision, events) => ({ type: "hello", revision, events });

/**
 * An event of one device, or of all devices.
 * @param {string | null} device
 * @param {string} text The text form of an event, such as `tap home.next`.
 * @param {boolean} [mirrored] Whether the event also applies to all devices with the element.
 */
export const event = (device, text, mirrored = false, typing = 0) => ({ type: "event", device, text, ...(mirrored && { mirrored }), ...(typing && { typing }) });

/** A change of the board in the form of `BoardChange.swift`, such as `hide iphone-17`. */
export const arrange = (change) => ({ type: "arrange", arrange: change });

/** Asks for the content of the device bar, and optionally for the catalogue. */
export const devices = (catalogue) => ({ type: "devices", catalogue });

/**
 * Returns a device to the state after an entry of its log. New events continue from there.
 * @param {string} device
 * @param {number} entry
 */
export const travel = (device, entry) => ({ type: "travel", device, entry });

/** Confirms a drawn revision. @param {number} revision */
export const acknowledgement = (revision) => ({ type: "ack", revision });

/** A revision was not shown: requests everything again. @param {number} revision */
export const resync = (revision) => ({ type: "resync", revision });

/**
 * Asks about a node.
 * @param {string} device
 * @param {string} node
 */
export const inspect = (device, node) => ({ type: "inspect", device, node });

/** The tab is hidden, which stops messages, or visible again. @param {boolean} hidden */
export const visibility = (hidden) => ({ type: "visibility", hidden });

/** Whether logs contain the trait changes of all environments. @param {boolean} verbose */
export const verbosity = (verbose) => ({ type: "verbosity", verbose });

/** Asks for a message after each save of the file. */
export const followSource = () => ({ type: "followSource" });
