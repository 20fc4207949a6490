import PlaygroundModel

/// A problem in a layout that UIKit would report, with ids of constraints and views. The pipeline adds their lines.
public indirect enum LayoutIssue: Hashable, Sendable {
    /// A minimal set of contradicting required constraints, and the one that UIKit breaks (``BreakingKey``). `hidden` is an arranged
    /// subview whose required length of 0 is among them.
    case unsatisfiable(constraints: [LayoutConstraint.ID], dropped: LayoutConstraint.ID, hidden: ViewID? = nil)
    /// Constraints that together lead beyond `PlaygroundLimits.coordinate`, and the dropped one.
    case outOfRange(constraints: [LayoutConstraint.ID], dropped: LayoutConstraint.ID)
    /// A constraint of a stack view's arrangement was broken in a conflict with these constraints, or only with others of the arrangement.
    case stackArrangementDropped(view: ViewID, constraints: [LayoutConstraint.ID])
    /// `resized` is the only view that UIKit resizes, if there are several.
    case ambiguous(view: ViewID, axis: LayoutAttribute.Axis, isPosition: Bool, isSize: Bool, resized: ViewID? = nil)
    case ambiguousContentSize(view: ViewID, axis: LayoutAttribute.Axis)
    /// A constraint names a view that exists but is not installed.
    case viewNotInstalled(constraint: LayoutConstraint.ID, view: ViewID)
    case contentCutOff(view: ViewID)
    /// The content of a collection's item extends below the item. The lengths are in points, from the item's upper edge.
    case contentHigherThanItem(item: ViewID, height: Double, needed: Double)
    /// A section's compositional layout has no space for an item: the item has no width or height, or is larger than its group.
    case noRoomForItems(list: ViewID, section: Int)
    /// No constraint determines a table row's height: UIKit uses the default height, and prints a warning.
    case rowWithoutHeight(ViewID)
    /// The number of issues beyond `PlaygroundLimits.layoutIssues`.
    case further(Int)
}
