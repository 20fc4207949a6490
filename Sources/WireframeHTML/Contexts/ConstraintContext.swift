import LayoutEngine
import PlaygroundModel
import Wireframes

struct ConstraintContext: TemplateContext {
    let row: Inspection.ConstraintRow

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "text": .init(row.text)
        case "path": .init(row.path.description)
        case "place": .init(row.place)
        case "value": .init(row.value)
        case "priority": .init(priority)
        case "isActive": .init(row.isActive)
        case "off": .init(off)
        case "rule": .init(row.rule)
        case "lines": .init(row.lines.map(Self.numbers).joined(separator: ";"))
        default: nil
        }
    }

    /// `nil` if the constraint's text contains the priority.
    private var priority: String? {
        row.priority < LayoutPriority.required.rawValue && !row.text.contains("@") ? row.priority.pointText : nil
    }

    /// `nil` for an inactive constraint, which need not be satisfied.
    private var off: String? {
        row.isActive ? ConstraintReading.words(deviation: row.deviation) : nil
    }

    /// The line as `x1,y1,x2,y2`, in points of the screen.
    private static func numbers(_ line: ConstraintLine) -> String {
        [line.start.x, line.start.y, line.end.x, line.end.y].map { $0.pointText }.joined(separator: ",")
    }
}
