import PlaygroundModel

/// The effect of a touch on a node: its blur, highlight or growth.
public struct TouchStyle: Hashable, Sendable {
    /// From 0 to 1.
    public var amount: Double
    /// Whether the amount is independent of the force now.
    public var isSettled = false
    /// The frame from which the node grows, in its parent's coordinates.
    public var origin: Rect?
}
