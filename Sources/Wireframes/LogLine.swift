import PlaygroundModel

/// A sentence of a device's log in styled pieces: *tapped* **next** → *show* **detail**: home? no · nav? yes → **push**.
public struct LogLine: Hashable, Sendable {
    /// A part of a sentence with one style.
    public struct Piece: Hashable, Sendable {
        /// Determines the style of a piece.
        public enum Kind: String, Hashable, Sendable {
            case plain
            /// An event or request: a verb or a call.
            case action
            /// A name from the playground.
            case name
            case outcome
            /// A name from UIKit's API.
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
    /// 0 for an event, more for its effects.
    public var depth: Int
    /// The line's cause in the document.
    public var source: DocumentPath?
    /// File and line of `source`: `neko.toml:96`.
    public var location: String?
    /// The entry's number, on its first line only; a page uses it to go back to the entry's state.
    public var entry: Int?
    /// Whether only verbose logs show the line.
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

    public var text: String { pieces.map { $0.text }.joined() }
}
