import PlaygroundModel

/// How far a finger has brought a node: how much it blurs what is behind it, stands out, or has grown.
public struct TouchStyle: Hashable, Sendable {
    /// From 0 to 1.
    public var amount: Double
    /// Whether the amount no longer follows the force.
    public var isSettled: Bool
    /// What the node grows out of, in its parent's coordinates.
    public var origin: Rect?

    public init(amount: Double, isSettled: Bool = false, origin: Rect? = nil) {
        self.amount = amount
        self.isSettled = isSettled
        self.origin = origin
    }
}
