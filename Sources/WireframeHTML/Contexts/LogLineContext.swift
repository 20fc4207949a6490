import PlaygroundModel
import Wireframes

struct LogLineContext: TemplateContext {
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

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "pieces": .init(pieces)
        case "depth": .init(depth)
        case "source": .init(source)
        case "location": .init(location)
        case "entry": .init(entry)
        default: nil
        }
    }

    struct PieceContext: TemplateContext {
        let kind: String
        let text: String

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "kind": .init(kind)
            case "text": .init(text)
            default: nil
            }
        }
    }
}
