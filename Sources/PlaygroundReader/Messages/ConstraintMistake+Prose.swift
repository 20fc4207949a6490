import PlaygroundModel
import SourceDiagnostics

extension ConstraintMistake: DiagnosticFacts {
    var code: String {
        switch self {
        case .expected, .secondAnchor, .divisionByZero, .numberTooLarge: "constraint-syntax"
        case .unknownItem: "unknown-view"
        case .unknownAttribute: "unknown-attribute"
        case .unknownMetric: "unknown-metric"
        case .priorityOutOfRange: "priority-out-of-range"
        case .directionalWithAbsolute, .differentAxes, .positionWithDimension, .positionWithoutItem, .zeroMultiplier,
             .guideLacksAttribute, .guideOfScrollViews: "illegal-constraint"
        case .unknownOption: "unknown-option"
        case .alignmentAlongAxis, .optionOfOtherAxis, .optionsOfEquation: "illegal-option"
        }
    }

    var headline: String {
        switch self {
        case .expected(let expectation, let found): "expected \(expectation.text), found \(found)"
        case .unknownItem(let name, _): "there is no view \(name.quoted) to constrain"
        case .unknownAttribute(let name, _, _): "there is no layout attribute \(name.quoted)"
        case .unknownMetric(let name, _): "there is no metric \(name.quoted)"
        case .secondAnchor: "the right side of a constraint has at most one item, found a second"
        case .divisionByZero: "a number cannot be divided by zero"
        case .numberTooLarge(let limit): "a number in a constraint is at most \(limit.shortText)"
        case .priorityOutOfRange(let priority): "a priority must be \(LayoutPriority.permitted.words), found \(priority.shortText)"
        case .directionalWithAbsolute(let first, let second):
            "\(first.rawValue.quoted) cannot be related to \(second.rawValue.quoted)"
        case .differentAxes(let first, let second):
            "\(first.rawValue.quoted) is \(first.axis), but \(second.rawValue.quoted) is \(second.axis)"
        case .positionWithDimension(let first, let second):
            "\(first.kind) cannot be related to \(second.kind): \(first.rawValue.quoted) and \(second.rawValue.quoted)"
        case .positionWithoutItem(let anchor): "\(anchor.quoted) is a position and needs an item on the right side"
        case .zeroMultiplier: "a multiplier of 0 removes the item from the equation"
        case .guideLacksAttribute(let guide, let attribute):
            "\(guide.quoted) is a layout guide and has no \(attribute.rawValue.quoted)"
        case .guideOfScrollViews(let guide, let view):
            "\(view.quoted) is not a scroll view and has no \(guide.rawValue.quoted)"
        case .unknownOption(let name, _): "there is no format option \(name.quoted)"
        case .alignmentAlongAxis(let name, let isHorizontal):
            "\(name.quoted) cannot align views that are \(isHorizontal ? "side by side" : "one below the other")"
        case .optionOfOtherAxis(let name): "\(name.quoted) does not apply in this direction"
        case .optionsOfEquation: "options belong to visual format strings, not to equations"
        }
    }

    var notes: [String] {
        switch self {
        case .directionalWithAbsolute: ["leading and trailing follow the layout direction, left and right do not"]
        case .unknownAttribute(_, _, let known), .unknownOption(_, let known):
            ["permitted: \(NameList(known, limit: 30).joined(by: .or))"]
        case .unknownItem(_, let known):
            // Only the main name of each guide is listed.
            ["the items here are \(NameList(known.filter { name in LayoutGuide(named: name).map { $0.rawValue == name } ?? true }).joined(by: .and))"]
        case .unknownMetric(_, let known) where !known.isEmpty:
            ["the metrics here are \(NameList(known).joined(by: .and))"]
        case .alignmentAlongAxis(_, let isHorizontal):
            ["a \(isHorizontal ? "horizontal" : "vertical") format aligns views across it"]
        default: []
        }
    }

    var hint: String? {
        switch self {
        case .expected(.relation, found: "\"<\""): "write <="
        case .expected(.relation, found: "\">\""): "write >="
        case .expected(.attribute(let name), _): "write \(name).top, \(name).width …"
        case .unknownAttribute(let name, let item, let known):
            FamiliarName.equations(for: name, of: item) ?? Self.itemHint(for: name) ?? known.suggestion(for: name)
        case .unknownItem(let name, let known): Self.itemHint(for: name) ?? known.suggestion(for: name)
        case .unknownMetric(let name, let known), .unknownOption(let name, let known):
            known.suggestion(for: name)
        case .positionWithoutItem(let anchor):
            "relate it to the superview: \(anchor) == superview.\(anchor.split(separator: ".").last ?? "top") + 12"
        case .directionalWithAbsolute: "use leading and trailing on both sides, or left and right on both"
        case .guideLacksAttribute(_, let attribute) where attribute.edgeOfMargin != nil:
            attribute.edgeOfMargin.map { "layoutMargins.\($0) is the same edge of the root view" }
        default: nil
        }
    }

    private static func itemHint(for name: String) -> String? { FamiliarName.item(for: name).map { "in a playground it is called \($0)" } }
}

extension ConstraintMistake.Expectation {
    fileprivate var text: String {
        switch self {
        case .anchor: "a view and its attribute, such as photo.top"
        case .attribute(let name): "an attribute after \(name.quoted)"
        case .relation: "==, <= or >="
        case .numberOrAnchor: "a number, or a view and its attribute"
        case .number: "a number"
        case .priority: "a priority"
        case .end: "the end of the constraint"
        case .formatItem: "a view in brackets"
        case .viewName: "a view's name"
        case .predicate: "a number, a metric or a view's name"
        case .closing(let bracket): bracket.quoted
        case .connection: "a connection such as \"-\", a view in brackets, or the end"
        }
    }
}

extension LayoutAttribute {
    fileprivate var kind: String { isDimension ? "a size" : "a position" }

    fileprivate var edgeOfMargin: String? {
        switch self {
        case .leftMargin: "left"
        case .rightMargin: "right"
        case .topMargin: "top"
        case .bottomMargin: "bottom"
        case .leadingMargin: "leading"
        case .trailingMargin: "trailing"
        default: nil
        }
    }
}
