import Mustache
import PlaygroundModel
import Wireframes

/// One wheel of a picker.
struct WheelContext: MustacheParent {
    let wheel: NodeContent.Wheel

    func child(named name: String) -> Any? {
        switch name {
        case "above": wheel.above
        case "selected": wheel.selected
        case "below": wheel.below
        default: nil
        }
    }
}

/// An inline date picker's month.
enum CalendarContext {
    static func values(of month: NodeContent.Month) -> [String: Any] {
        let blanks = Array(repeating: SegmentContext("", isSelected: false), count: month.blanks)
        return [
            "title": month.title,
            "weekdays": ["S", "M", "T", "W", "T", "F", "S"],
            "days": blanks + (1...month.days).map { SegmentContext(String($0), isSelected: $0 == month.selected) },
            "time": month.time.orAbsent,
        ]
    }
}
