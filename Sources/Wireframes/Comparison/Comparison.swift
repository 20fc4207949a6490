import PlaygroundModel

/// Differences between two devices or environments in traits, containers, presence and frames.
public struct Comparison: Hashable, Sendable {
    public struct Side: Hashable, Sendable {
        public var id: String
        public var name: String
        /// The orientation and window.
        public var subtitle: String
    }

    /// A value that differs. It is `nil` on a device without the value.
    public struct Difference: Hashable, Sendable {
        public var name: String
        public var first: String?
        public var second: String?
    }

    /// The differing traits of the window or of one controller.
    public struct TraitGroup: Hashable, Sendable {
        /// `nil` for the window.
        public var controller: String?
        public var traits: [Difference]
    }

    public struct NodeDifference: Hashable, Sendable {
        public var node: WireframeNode.ID
        /// The name in the inspector.
        public var name: String
        /// `nil` for a controller's own view.
        public var controller: String?
        public var kind: String
        /// `hidden`, `present`, `absent`, or the frame in the superview.
        public var first: String
        public var second: String
    }

    public var first: Side
    public var second: Side
    public var traits: [TraitGroup]
    /// Stacks, selected tabs, columns, pages and presentations.
    public var containers: [Difference]
    /// Elements that are visible on one device only.
    public var presence: [NodeDifference]
    /// Elements with different frames in the superview. An element that only moves with its superview is omitted.
    public var frames: [NodeDifference]

    public var isEmpty: Bool { traits.isEmpty && containers.isEmpty && presence.isEmpty && frames.isEmpty }
}
