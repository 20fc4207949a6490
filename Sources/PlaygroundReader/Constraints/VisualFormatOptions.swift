import PlaygroundModel

/// NSLayoutConstraint.FormatOptions: the alignment and direction of views in a visual format string.
public struct VisualFormatOptions: Equatable {
    enum Direction: Equatable {
        case leadingToTrailing, leftToRight, rightToLeft
    }

    /// The attributes that are equal in consecutive views.
    var alignments: [LayoutAttribute] = []
    var direction = Direction.leadingToTrailing
    /// Whether vertical gaps run from the last baseline to the next first baseline.
    var isBaselineToBaseline = false

    public static let names = alignmentNames.map { $0.name } + [
        "directionLeadingToTrailing", "directionLeftToRight", "directionRightToLeft",
        "spacingEdgeToEdge", "spacingBaselineToBaseline",
    ]

    private static let alignmentNames: [(name: String, attribute: LayoutAttribute)] = [
        ("alignAllLeft", .left), ("alignAllRight", .right), ("alignAllTop", .top), ("alignAllBottom", .bottom),
        ("alignAllLeading", .leading), ("alignAllTrailing", .trailing),
        ("alignAllCenterX", .centerX), ("alignAllCenterY", .centerY),
        ("alignAllFirstBaseline", .firstBaseline), ("alignAllLastBaseline", .lastBaseline),
    ]

    mutating func insert(_ name: String, along axis: LayoutAttribute.Axis) -> ConstraintMistake? {
        if let attribute = Self.alignmentNames.first(where: { $0.name == name })?.attribute {
            // UIKit raises an exception: views in a row cannot share an edge along its axis.
            guard attribute.axis != axis else { return .alignmentAlongAxis(name, isHorizontal: axis == .horizontal) }
            alignments.append(attribute)
            return nil
        }
        switch name {
        case "directionLeadingToTrailing": direction = .leadingToTrailing
        case "directionLeftToRight": direction = .leftToRight
        case "directionRightToLeft": direction = .rightToLeft
        case "spacingEdgeToEdge": isBaselineToBaseline = false
        case "spacingBaselineToBaseline":
            guard axis == .vertical else { return .optionOfOtherAxis(name) }
            isBaselineToBaseline = true
        default: return .unknownOption(name, known: Self.names)
        }
        return nil
    }
}
