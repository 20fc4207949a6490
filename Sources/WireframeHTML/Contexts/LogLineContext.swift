import Mustache
import Wireframes

/// A sentence of the log.
struct LogLineContext: MustacheParent {
    let pieces: [PieceContext]
    let depth: Int
    let source: String?
    let location: String?
    let entry: Int?

    init(_ line: LogLine) {
        pieces = line.pieces.map { PieceContext(kind: $0.kind.rawValue, text: $0.text) }
        depth = line.depth
        source = line.source?.description
        location = line.location
        entry = line.entry
    }

    func child(named name: String) -> Any? {
        switch name {
        case "pieces": pieces
        case "depth": depth
        case "source": source.orAbsent
        case "location": location.orAbsent
        case "entry": entry.orAbsent
        default: nil
        }
    }

    struct PieceContext: MustacheParent {
        let kind: String
        let text: String

        func child(named name: String) -> Any? {
            switch name {
            case "kind": kind
            case "text": text
            default: nil
            }
        }
    }
}
