import PlaygroundModel

/// A bar's look at the scroll edge (scrollEdgeAppearance of UINavigationBar, UITabBar and UIToolbar).
public struct ScrollEdge: Hashable, Sendable {
    /// Whether the bar is transparent while the content's edge is at it.
    public var hasAppearance: Bool
    /// Whether the edge is at the bar before any scrolling.
    public var isReached: Bool
    /// The background there; `nil` for a transparent bar.
    public var fill: Color?
    /// The scroll views, tables and collections under the bar.
    public var scrollViews: [WireframeNode.ID]

    public init(hasAppearance: Bool, isReached: Bool, scrollViews: [WireframeNode.ID]) {
        self.hasAppearance = hasAppearance
        self.isReached = isReached
        self.scrollViews = scrollViews
    }

    public var isTransparent: Bool { hasAppearance && isReached }
}
