/// How a bar follows what is scrolled under it (UINavigationBar.scrollEdgeAppearance, UITabBar and UIToolbar alike).
public struct ScrollEdge: Hashable, Sendable {
    /// Whether the bar has no background and no hairline while the edge of the scrolled content is at it.
    public var hasAppearance: Bool
    /// Whether it is there as long as nothing is scrolled, so that the bar is drawn so.
    public var isReached: Bool
    /// The scroll views, tables and collections whose content goes on under the bar.
    public var scrollViews: [WireframeNode.ID]

    public init(hasAppearance: Bool, isReached: Bool, scrollViews: [WireframeNode.ID]) {
        self.hasAppearance = hasAppearance
        self.isReached = isReached
        self.scrollViews = scrollViews
    }

    /// Whether the bar is drawn without a background before anything is scrolled.
    public var isTransparent: Bool { hasAppearance && isReached }
}
