import PlaygroundModel

/// Something about a layout that UIKit would complain of. It names constraints and views; the pipeline knows their lines.
public enum LayoutIssue: Hashable, Sendable {
    /// Required constraints that cannot hold together: a minimal set, and the one that was dropped so that layout could
    /// go on — the most recently added of them.
    case unsatisfiable(constraints: [LayoutConstraint.ID], dropped: LayoutConstraint.ID)
    /// The constraints leave a view's position or size on an axis open.
    case ambiguous(view: ViewID, axis: LayoutAttribute.Axis, isPosition: Bool, isSize: Bool)
    /// A constraint names a view that exists but is not installed now.
    case viewNotInstalled(constraint: LayoutConstraint.ID, view: ViewID)
    /// Text or an image does not fit the view.
    case contentCutOff(view: ViewID)
}
