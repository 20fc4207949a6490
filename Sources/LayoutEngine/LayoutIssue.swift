import PlaygroundModel

/// A fault of a layout that UIKit would report. It names constraints and views; the pipeline knows their lines.
public enum LayoutIssue: Hashable, Sendable {
    /// Required constraints that cannot hold together: a minimal set, and the dropped one, the most recently added of them.
    case unsatisfiable(constraints: [LayoutConstraint.ID], dropped: LayoutConstraint.ID)
    /// Constraints that together lead beyond `PlaygroundLimits.coordinate`, and the dropped one.
    case outOfRange(constraints: [LayoutConstraint.ID], dropped: LayoutConstraint.ID)
    /// A view's own required rule was dropped in a conflict with these constraints, or with other such rules alone.
    case implicitRuleDropped(view: ViewID, rule: ImplicitRule, constraints: [LayoutConstraint.ID])
    /// The constraints leave a view's position or size on an axis open.
    case ambiguous(view: ViewID, axis: LayoutAttribute.Axis, isPosition: Bool, isSize: Bool)
    /// The constraints leave the size of a scroll view's content open.
    case ambiguousContentSize(view: ViewID, axis: LayoutAttribute.Axis)
    /// A constraint names a view that exists but is not installed now.
    case viewNotInstalled(constraint: LayoutConstraint.ID, view: ViewID)
    case contentCutOff(view: ViewID)
    /// The content of a collection's item extends below the item's lower edge, in points from its upper one.
    case contentHigherThanItem(item: ViewID, height: Double, needed: Double)
    /// Nothing in a table's row determines its height: UIKit uses the default height, and prints a warning.
    case rowWithoutHeight(ViewID)
    /// The number of issues beyond `PlaygroundLimits.layoutIssues`.
    case further(Int)

    /// Rules that can be required without being written.
    public enum ImplicitRule: Hashable, Sendable {
        /// A stack view's arrangement of its subviews.
        case stackArrangement
        case contentHugging
        case compressionResistance
    }
}
