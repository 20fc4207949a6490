/// A role that `WireframeNode.Role` does not imply.
public enum AccessibilityRole: Hashable, Sendable {
    /// A container of elements (`isAccessibilityElement` is false).
    case group
    /// A tab bar and its tabs (`UIAccessibilityTraits.tabBar`).
    case tabList, tab
    /// `UIAccessibilityTraits.header`.
    case heading
}
