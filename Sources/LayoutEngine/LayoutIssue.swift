import PlaygroundModel

/// A fault of a layout that UIKit would report, by constraints and views. The pipeline adds their lines.
public indirect enum LayoutIssue: Hashable, Sendable {
    /// A minimal set of contradicting required constraints. The most recently added one is dropped.
    case unsatisfiable(constraints: [LayoutConstraint.ID], dropped: LayoutConstraint.ID)
    /// Constraints that together lead beyond `PlaygroundLimits.coordinate`, and the dropped one.
    case outOfRange(constraints: [LayoutConstraint.ID], dropped: LayoutConstraint.ID)
    /// A view's own required rule was dropped in a conflict with these constraints, or only with other such rules.
    case implicitRuleDropped(view: ViewID, rule: ImplicitRule, constraints: [LayoutConstraint.ID])
    case ambiguous(view: ViewID, axis: LayoutAttribute.Axis, isPosition: Bool, isSize: Bool)
    case ambiguousContentSize(view: ViewID, axis: LayoutAttribute.Axis)
    /// A constraint names a view that exists but is not installed.
    case viewNotInstalled(constraint: LayoutConstraint.ID, view: ViewID)
    case contentCutOff(view: ViewID)
    /// The content of a collection's item extends below the item. In points, from the item's upper edge.
    case contentHigherThanItem(item: ViewID, height: Double, needed: Double)
    /// A section's compositional layout has no room for an item: it has no width or height, or is larger than its group.
    case noRoomForItems(list: ViewID, section: Int)
    /// No constraint determines a table row's height: UIKit uses the default height, and prints a warning.
    case rowWithoutHeight(ViewID)
    /// The number of issues beyond `PlaygroundLimits.layoutIssues`.
    case further(Int)

    public enum ImplicitRule: Hashable, Sendable {
        case stackArrangement
        case contentHugging
        case compressionResistance
    }
}
