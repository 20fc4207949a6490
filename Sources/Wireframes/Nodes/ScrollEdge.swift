import PlaygroundModel

/// A bar's `scrollEdgeAppearance` (`UINavigationBar`, `UITabBar`, `UIToolbar`).
public struct ScrollEdge: Hashable, Sendable {
    /// The bar is transparent while the content's edge is at it.
    public var hasAppearance: Bool
    /// The edge is at the bar before any scrolling.
    public var isReached: Bool
    /// The background there. `nil` for a transparent bar.
    public var fill: Color?
    /// Scroll views, tables and collections under the bar.
    public var scrollViews: [WireframeNode.ID]

    public init(hasAppearance: Bool, isReached: Bool, scrollViews: [WireframeNode.ID]) {
        self.hasAppearance = hasAppearance
        self.isReached = isReached
        self.scrollViews = scrollViews
    }

    public var isTransparent: Bool { hasAppearance && isReached }
}
