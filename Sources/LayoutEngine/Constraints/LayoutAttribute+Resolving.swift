import PlaygroundModel

extension LayoutAttribute {
    enum Resolved: Hashable, Sendable {
        case minEdge, maxEdge, center, size, firstBaseline, lastBaseline

        func attribute(on axis: Axis, isRightToLeft: Bool) -> LayoutAttribute {
            let isRow = axis == .horizontal
            return switch self {
            case .minEdge: isRow ? isRightToLeft ? .trailing : .leading : .top
            case .maxEdge: isRow ? isRightToLeft ? .leading : .trailing : .bottom
            case .center: isRow ? .centerX : .centerY
            case .size: isRow ? .width : .height
            case .firstBaseline: .firstBaseline
            case .lastBaseline: .lastBaseline
            }
        }
    }

    func resolved(isRightToLeft: Bool) -> Resolved {
        switch self {
        case .left, .leftMargin, .top, .topMargin: .minEdge
        case .right, .rightMargin, .bottom, .bottomMargin: .maxEdge
        case .leading, .leadingMargin: isRightToLeft ? .maxEdge : .minEdge
        case .trailing, .trailingMargin: isRightToLeft ? .minEdge : .maxEdge
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
        case .width, .height: .size
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        }
    }

    var isWithinMargins: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
             .centerXWithinMargins, .centerYWithinMargins: true
        case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
             .firstBaseline, .lastBaseline: false
        }
    }
}
