import PlaygroundModel

extension LayoutConstraint {
    var namesWindow: Bool { first.item == .window || second?.item == .window }

    var meaning: String {
        let right = second.map { "\($0)" } ?? ""
        return "\(first)\(relation)\(multiplier)\(right)\(constant)\(priority)"
    }

    package var views: Set<ViewID> { Set([first.item, second?.item].compactMap { $0?.view }) }
}

extension LayoutItem {
    /// The item's view, or the view that it belongs to. `nil` for the root and the window.
    var view: ViewID? {
        switch self {
        case .view(let id), .guide(_, of: let id?): id
        case .rootView, .guide, .window: nil
        }
    }
}

extension LayoutConstraint.Relation {
    var memberName: String {
        switch self {
        case .lessThanOrEqual: "lessThanOrEqual"
        case .equal: "equal"
        case .greaterThanOrEqual: "greaterThanOrEqual"
        }
    }
}

extension LayoutAttribute {
    /// The name of the anchor. For a margin, it is an anchor of `layoutMarginsGuide`.
    var anchorName: String {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline:
            "\(rawValue)Anchor"
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin: "\(rawValue.dropLast(6))Anchor"
        case .centerXWithinMargins: "centerXAnchor"
        case .centerYWithinMargins: "centerYAnchor"
        }
    }

    var isOfMargins: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
             .centerYWithinMargins:
            true
        case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: false
        }
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
