/// What an assistive technology takes a node for, where the node's role on the screen does not say it.
public enum AccessibilityRole: Hashable, Sendable {
    /// A container whose elements are reached one by one: UIView.isAccessibilityElement is false.
    case group
    /// A tab bar, and a tab in it: UIAccessibilityTraits.tabBar.
    case tabList, tab
}
