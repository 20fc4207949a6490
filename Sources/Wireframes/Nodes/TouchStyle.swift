import PlaygroundModel

/// A node's blur, highlight or growth by a touch.
public struct TouchStyle: Hashable, Sendable {
    /// From 0 to 1.
    public var amount: Double
    /// The amount no longer depends on the force.
    public var isSettled = false
    /// The node grows from this frame, in the parent's coordinates.
    public var origin: Rect?
}
