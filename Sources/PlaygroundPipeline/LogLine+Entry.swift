import PlaygroundModel
import Simulation
import Wireframes

extension LogLine {
    /// A log entry for the page, with consequences below their event. `places` supplies the file's lines, for links.
    public init(_ entry: LogEntry, _ places: SourcePlaces? = nil) {
        let isEvent = if case .received = entry.fact { true } else { false }
        self.init(
            pieces: Self.pieces(entry.sentence), depth: isEvent ? 0 : 1, source: entry.path,
            location: places?[entry.path]?.description, isVerbose: entry.isVerbose
        )
    }

    /// The pieces, cut at a readable length, because a sentence may list two hundred controllers.
    private static func pieces(_ sentence: [LogFragment]) -> [Piece] {
        var pieces: [Piece] = []
        var room = PlaygroundLimits.logLineBytes
        for fragment in sentence {
            var piece = Piece(fragment)
            room -= piece.text.utf8.count
            if room < 0 { piece.text = piece.text.beginning(bytes: piece.text.utf8.count + room) + "…" }
            pieces.append(piece)
            if room < 0 { break }
        }
        return pieces
    }
}

extension LogLine.Piece {
    init(_ fragment: LogFragment) {
        switch fragment {
        case .plain(let text): self.init(.plain, text)
        case .emphasis(let text): self.init(.action, text)
        case .strong(let text): self.init(Self.kind(ofName: text), text)
        case .code(let text): self.init(.code, text)
        }
    }

    /// Size classes have the same colours as elsewhere.
    private static func kind(ofName text: String) -> LogPieceKind {
        switch text {
        case UserInterfaceSizeClass.compact.rawValue: .compact
        case UserInterfaceSizeClass.regular.rawValue: .regular
        default: .name
        }
    }
}
