import PlaygroundModel
import Wireframes

struct WheelContext: TemplateContext {
    let wheel: NodeContent.Wheel

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "above": .init(wheel.above)
        case "selected": .init(wheel.selected)
        case "below": .init(wheel.below)
        default: nil
        }
    }
}

/// An inline date picker's month.
enum CalendarContext {
    static func values(of month: NodeContent.Month) -> [String: TemplateValue] {
        let blanks = Array(repeating: SegmentContext("", isSelected: false), count: month.blanks)
        return [
            "title": .init(month.title),
            "weekdays": .init(["S", "M", "T", "W", "T", "F", "S"]),
            "days": .init(blanks + (1...month.days).map { SegmentContext(String($0), isSelected: $0 == month.selected) }),
            "time": .init(month.time),
        ]
    }
}
