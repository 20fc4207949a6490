import LayoutEngine
import Mustache
import PlaygroundModel
import Wireframes

/// A constraint in the inspector, and the lines the page draws for it.
struct ConstraintContext: MustacheParent {
    let row: Inspection.ConstraintRow

    func child(named name: String) -> Any? {
        switch name {
        case "text": row.text
        case "path": row.path.description
        case "priority": priority.orAbsent
        case "isActive": row.isActive
        case "off": off.orAbsent
        case "rule": row.rule.orAbsent
        case "lines": row.lines.map(Self.numbers).joined(separator: ";")
        default: nil
        }
    }

    /// Where the text does not say it.
    private var priority: String? {
        row.priority < LayoutPriority.required.rawValue && !row.text.contains("@") ? row.priority.pointText : nil
    }

    /// An inactive constraint is not off: nobody asks it to hold.
    private var off: String? {
        guard row.isActive, row.deviation != 0 else { return nil }
        return "\(abs(row.deviation).pointText) too \(row.deviation > 0 ? "large" : "small")"
    }

    /// `x1,y1,x2,y2`, in points of the screen.
    private static func numbers(_ line: ConstraintLine) -> String {
        [line.start.x, line.start.y, line.end.x, line.end.y].map(\.pointText).joined(separator: ",")
    }
}
