import PlaygroundModel
import Wireframes

struct LogLineContext: TemplateContext {
    let line: LogLine

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "pieces": .init(line.pieces) { ["kind": .text($0.kind.rawValue), "text": .text($0.text)] }
        case "depth": .init(line.depth)
        case "source": .init(line.source?.description)
        case "location": .init(line.location)
        case "entry": .init(line.entry)
        default: nil
        }
    }
}
