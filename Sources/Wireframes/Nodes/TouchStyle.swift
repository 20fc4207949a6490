import PlaygroundModel

/// A node's blur, highlight or growth by a touch.
public struct TouchStyle: Hashable, Sendable {
    /// The strength of the effect, from 0 to 1.
    public var amount: Double
    /// Whether the amount no longer depends on the force.
    public var isSettled = false
    /// The frame from which the node grows, in the parent's coordinates.
    public var origin: Rect?
}
