/// A message from a browser tab to the engine: a JSON object `{"type": …, …}`.
public indirect enum BrowserMessage: Hashable, Sendable {
    /// `{"type": "hello", "revision": 7, "events": []}`: the first message of a connection. It contains the served revision,
    /// if the tab still shows exactly that revision, and the events on the tab since then.
    case hello(revision: Int?, events: [PastEvent])
    /// `{"type": "event", "device": "iphone-8-plus", "text": "tap home.next"}`: an event in text form for one device,
    /// or for all if none is named. `"mirrored": true` applies it to every device with the same element.
    /// `"typing": 3` numbers the changes of text. The next update contains the number of the last handled change.
    case event(device: String?, text: String, isMirrored: Bool = false, typing: Int? = nil)
    /// `{"type": "arrange", "arrange": "hide iphone-8-plus"}`: a ``BoardChange`` in text form.
    case arrange(text: String)
    /// `{"type": "devices", "catalogue": true}`: requests the board's devices, and optionally the catalogue.
    case devices(withCatalogue: Bool)
    /// `{"type": "travel", "device": "iphone-8-plus", "entry": 3}`: the state after a log entry. The launch is entry 0.
    case travel(device: String, entry: Int)
    /// `{"type": "ack", "revision": 8}`: the update with this revision is on the screen.
    case ack(revision: Int)
    /// `{"type": "inspect", "device": "iphone-8-plus", "node": "home.next"}`: requests the description of a node.
    case inspect(device: String, node: String)
    /// `{"type": "locate", "file": "neko.toml", "line": 96}`: requests the boxes that result from a line.
    case locate(file: String, line: Int)
    /// `{"type": "compare", "first": "iphone-se-1", "second": "ipad-9-7"}`: requests the differences.
    case compare(first: String, second: String)
    /// `{"type": "explain", "text": "Unable to simultaneously …"}`: requests the explanation of a constraint log.
    case explain(text: String)
    /// `{"type": "scenarios", "from": 0}`: requests results from a scenario on, also after later changes of the file.
    case scenarios(from: Int)
    /// `{"type": "expect", "device": "iphone-8-plus", "node": "home.next"}`: requests expectation lines for a node's
    /// current state. With `"trait": "verticalSizeClass"`, requests the trait of the controller `node`.
    case expect(device: String, node: String, trait: String?)
    /// `{"type": "open", "file": "neko.toml", "line": 96, "column": 3}`: opens the line in the user's editor. With `"focus": false` the
    /// page keeps the focus: an editor that has the file open goes to the line, and no editor is started.
    case open(file: String, line: Int, column: Int, takesFocus: Bool = true)
    /// `{"type": "resync", "revision": 8}`: the update failed. It counts as confirmed. A complete update must follow.
    case resync(revision: Int)
    /// `{"type": "visibility", "hidden": true}`: a tab in the background takes no updates.
    case visibility(hidden: Bool)
    /// `{"type": "verbosity", "verbose": true}`: the log includes callbacks of trait environments other than controllers.
    case verbosity(isVerbose: Bool)
    /// `{"type": "pointer", "device": "iphone-8-plus", "x": 0.5, "y": 0.25}`: the tab presents, and its pointer is at this
    /// position. The pointer is on no device if the message names none.
    case pointer(PointerPlace?)
    /// `{"type": "followSource"}`: the tab shows the playground's text and needs a message after each save.
    case followSource

    /// A position on a device, in fractions of its screen.
    public struct PointerPlace: Hashable, Sendable {
        public var device: String
        public var x: Double
        public var y: Double

        public init(device: String, x: Double, y: Double) {
            (self.device, self.x, self.y) = (device, x, y)
        }
    }

    /// An event, travel or board change that the tab remembers: a message without its type.
    public enum PastEvent: Hashable, Sendable {
        case event(device: String?, text: String, isMirrored: Bool = false)
        case travel(device: String, entry: Int)
        case arrange(text: String)
    }
}
