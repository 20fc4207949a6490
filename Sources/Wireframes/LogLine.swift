import PlaygroundModel

/// One sentence of a device's log, in pieces that are set differently:
/// *tapped* **next** → *show* **detail**: home? no · nav? yes → **push**.
public struct LogLine: Hashable, Sendable {
    /// A stretch of a sentence that is set in one way.
    public struct Piece: Hashable, Sendable {
        /// What a piece is, which decides how it is set.
        public enum Kind: String, Hashable, Sendable {
            case plain
            /// What happened or is asked for: a verb or a call.
            case action
            /// A name from the playground: a controller, a view, a trait.
            case name
            /// What came of it.
            case outcome
            /// A name from UIKit's interface.
            case code
            case compact, regular
        }

        public var kind: Kind
        public var text: String

        public init(_ kind: Kind = .plain, _ text: String) {
            self.kind = kind
            self.text = text
        }
    }

    public var pieces: [Piece]
    /// 0 for an event, 1 and more for what followed from it.
    public var depth: Int
    /// Where the document asks for it.
    public var source: DocumentPath?
    /// The file and the line of that place: `neko.toml:96`.
    public var location: String?
    /// Of the first line of an entry, its number: by it a page goes back to the state the entry led to.
    public var entry: Int?
    /// Whether the line is for those who ask for more.
    public var isVerbose: Bool

    public init(
        pieces: [Piece], depth: Int = 0, source: DocumentPath? = nil, location: String? = nil, entry: Int? = nil,
        isVerbose: Bool = false
    ) {
        self.pieces = pieces
        self.depth = depth
        self.source = source
        self.location = location
        self.entry = entry
        self.isVerbose = isVerbose
    }

    /// The sentence as plain text.
    public var text: String { pieces.map { $0.text }.joined() }
}
