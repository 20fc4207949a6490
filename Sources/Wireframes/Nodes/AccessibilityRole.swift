/// An accessibility role that the node's role does not imply.
public enum AccessibilityRole: Hashable, Sendable {
    /// A container with separate elements: UIView.isAccessibilityElement is false.
    case group
    /// A tab bar and its tabs: UIAccessibilityTraits.tabBar.
    case tabList, tab
    /// UIAccessibilityTraits.header.
    case heading
}
