import PlaygroundModel

/// The style of a piece.
public enum LogPieceKind: String, Hashable, Sendable {
    case plain
    /// An event or request.
    case action
    case name
    case outcome
    /// Code from UIKit's API.
    case code
    case compact, regular
}

/// A sentence of the log in styled pieces: *tapped* **next** → *show* **detail**: home? no · nav? yes → **push**.
public struct LogLine: Hashable, Sendable {
    /// A part of a sentence with one style.
    public struct Piece: Hashable, Sendable {
        public var kind: LogPieceKind
        public var text: String

        public init(_ kind: LogPieceKind = .plain, _ text: String) {
            self.kind = kind
            self.text = text
        }
    }

    public var pieces: [Piece]
    /// The indentation level: 0 for an event, more for its effects.
    public var depth: Int
    /// The cause in the document.
    public var source: DocumentPath?
    /// The file and line of `source`: `neko.toml:96`.
    public var location: String?
    /// The number of the entry that begins with this line. A page can return to the entry's state. `nil` for other lines.
    public var entry: Int?
    /// Whether only verbose logs contain the line.
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
