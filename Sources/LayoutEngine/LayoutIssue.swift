import PlaygroundModel

/// Something about a layout that UIKit would complain of. It names constraints and views; the pipeline knows their lines.
public enum LayoutIssue: Hashable, Sendable {
    /// Required constraints that cannot hold together: a minimal set, and the one that was dropped so that layout could
    /// go on — the most recently added of them.
    case unsatisfiable(constraints: [LayoutConstraint.ID], dropped: LayoutConstraint.ID)
    /// Constraints that lead beyond `PlaygroundLimits.coordinate`: those that do so together, and the one that was left out.
    case outOfRange(constraints: [LayoutConstraint.ID], dropped: LayoutConstraint.ID)
    /// A required rule of a view's own gave way, because it cannot hold together with these constraints; there are none
    /// where it contradicts other such rules alone.
    case implicitRuleDropped(view: ViewID, rule: ImplicitRule, constraints: [LayoutConstraint.ID])
    /// The constraints leave a view's position or size on an axis open.
    case ambiguous(view: ViewID, axis: LayoutAttribute.Axis, isPosition: Bool, isSize: Bool)
    /// The constraints leave open how large the content of a scroll view is.
    case ambiguousContentSize(view: ViewID, axis: LayoutAttribute.Axis)
    /// A constraint names a view that exists but is not installed now.
    case viewNotInstalled(constraint: LayoutConstraint.ID, view: ViewID)
    /// Text or an image does not fit the view.
    case contentCutOff(view: ViewID)
    /// What stands in an item of a collection reaches below the item's lower edge, in points from its upper one.
    case contentHigherThanItem(item: ViewID, height: Double, needed: Double)
    /// Nothing in a row of a table says how high it is: UIKit gives it the standard height, and prints a warning.
    case rowWithoutHeight(ViewID)
    /// How many issues there are beyond `PlaygroundLimits.layoutIssues`.
    case further(Int)

    /// The rules nobody wrote that can be required all the same.
    public enum ImplicitRule: Hashable, Sendable {
        /// What a stack view asks of its arranged subviews.
        case stackArrangement
        /// A content hugging priority of 1000.
        case contentHugging
        /// A compression resistance priority of 1000.
        case compressionResistance
    }
}
