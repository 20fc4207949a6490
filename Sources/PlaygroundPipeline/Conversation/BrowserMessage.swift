/// What a browser tab says to the engine: every kind of message there is.
///
/// On the wire each is a JSON object `{"type": …, …}`.
public enum BrowserMessage: Hashable, Sendable {
    /// `{"type": "hello", "revision": 7, "events": []}`: the first message of a connection, with the revision the tab
    /// was served with if it still shows just that, and the events that happened on it since.
    case hello(revision: Int?, events: [PastEvent])
    /// `{"type": "event", "device": "iphone-8-plus", "text": "tap home.next"}`: something done to one device, or to
    /// all of them when none is named, in the text form of events. With `"mirrored": true` it is done too on every other
    /// device that shows the same element.
    case event(device: String?, text: String, isMirrored: Bool = false)
    /// `{"type": "arrange", "arrange": "hide iphone-8-plus"}`: the board has other devices, in the text form of ``BoardChange``.
    case arrange(text: String)
    /// `{"type": "devices", "catalogue": true}`: what is there to say of the devices on the board? And of all that there are?
    case devices(withCatalogue: Bool)
    /// `{"type": "travel", "device": "iphone-8-plus", "entry": 3}`: the device goes to the state that an entry of its log
    /// led to. The launch is entry 0.
    case travel(device: String, entry: Int)
    /// `{"type": "ack", "revision": 8}`: the update of this revision is on the screen.
    case ack(revision: Int)
    /// `{"type": "inspect", "device": "iphone-8-plus", "node": "home.next"}`: what is there to say about this node?
    case inspect(device: String, node: String)
    /// `{"type": "locate", "file": "neko.toml", "line": 96}`: which boxes come of this line?
    case locate(file: String, line: Int)
    /// `{"type": "compare", "first": "iphone-se-1", "second": "ipad-9-7"}`: what differs between these devices?
    case compare(first: String, second: String)
    /// `{"type": "explain", "text": "Unable to simultaneously …"}`: what does this constraint log say?
    case explain(text: String)
    /// `{"type": "scenarios", "from": 0}`: what comes of the scenarios from one on? Who asks is told again when the file is another.
    case scenarios(from: Int)
    /// `{"type": "expect", "device": "iphone-8-plus", "node": "home.next"}`: which lines expect of this node what it is now? With
    /// `"trait": "verticalSizeClass"` the node is a controller, and its trait is asked for.
    case expect(device: String, node: String, trait: String?)
    /// `{"type": "open", "file": "neko.toml", "line": 96, "column": 3}`: the line is to be opened in the person's editor. With
    /// `"focus": false` the person stays on the page: an editor that has the file open goes to the line, and none is started.
    case open(file: String, line: Int, column: Int, takesFocus: Bool = true)
    /// `{"type": "resync", "revision": 8}`: the update of this revision could not be put on the screen. It counts as
    /// confirmed, and the tab needs everything anew.
    case resync(revision: Int)
    /// `{"type": "visibility", "hidden": true}`: the tab went to the background, where it takes no updates, or came back.
    case visibility(hidden: Bool)
    /// `{"type": "verbosity", "verbose": true}`: whether the logs are to say what trait environments other than controllers
    /// are told.
    case verbosity(isVerbose: Bool)
    /// `{"type": "followSource"}`: the tab shows the playground's text, and is to be told when its file is saved.
    case followSource

    /// An event, a step back in time, or a change of the board, as the tab remembers it: like the messages, without a type.
    public enum PastEvent: Hashable, Sendable {
        case event(device: String?, text: String, isMirrored: Bool = false)
        case travel(device: String, entry: Int)
        case arrange(text: String)
    }
}
