import PlaygroundModel

/// A bar's `scrollEdgeAppearance` (`UINavigationBar`, `UITabBar`, `UIToolbar`).
public struct ScrollEdge: Hashable, Sendable {
    /// Whether the bar is transparent while the content's edge is at the bar.
    public var hasAppearance: Bool
    /// Whether the content's edge is at the bar before any scrolling.
    public var isReached: Bool
    /// The bar's background while the content's edge is at the bar. `nil` for a transparent bar.
    public var fill: Color?
    /// Scroll views, tables and collections under the bar.
    public var scrollViews: [WireframeNode.ID]

    /// The effect of the first scroll view. `automatic` before iOS 26, and for a bar with its own background.
    public var effect: ScrollEdgeEffect

    public init(hasAppearance: Bool, isReached: Bool, scrollViews: [WireframeNode.ID], effect: ScrollEdgeEffect = .automatic) {
        self.hasAppearance = hasAppearance
        self.isReached = isReached
        self.scrollViews = scrollViews
        self.effect = effect
    }

    public var isTransparent: Bool { effect == .hidden || hasAppearance && isReached }
}
