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

    /// Of the first of them. `automatic` before iOS 26, and for a bar with a background of its own.
    public var effect: ScrollEdgeEffect

    public init(hasAppearance: Bool, isReached: Bool, scrollViews: [WireframeNode.ID], effect: ScrollEdgeEffect = .automatic) {
        self.hasAppearance = hasAppearance
        self.isReached = isReached
        self.scrollViews = scrollViews
        self.effect = effect
    }

    public var isTransparent: Bool { effect == .hidden || hasAppearance && isReached }
}
