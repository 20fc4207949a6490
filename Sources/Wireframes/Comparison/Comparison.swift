import PlaygroundModel

/// The differences between two devices or environments: traits, container contents, presence and frames of views.
public struct Comparison: Hashable, Sendable {
    /// One of the two devices.
    public struct Side: Hashable, Sendable {
        public var id: String
        public var name: String
        /// Orientation and window.
        public var subtitle: String
    }

    /// A differing value; `nil` on a device without it.
    public struct Difference: Hashable, Sendable {
        public var name: String
        public var first: String?
        public var second: String?
    }

    /// Differing traits of the window, or a controller's own.
    public struct TraitGroup: Hashable, Sendable {
        /// `nil` for the window.
        public var controller: String?
        public var traits: [Difference]
    }

    /// A view or controller that differs.
    public struct NodeDifference: Hashable, Sendable {
        public var node: WireframeNode.ID
        /// The name in the inspector.
        public var name: String
        /// `nil` for a controller's own view.
        public var controller: String?
        public var kind: String
        /// `hidden`, `present` or `absent`; or the frame in the superview.
        public var first: String
        public var second: String
    }

    public var first: Side
    public var second: Side
    public var traits: [TraitGroup]
    /// Contents of navigation controllers, tab bars, split views and pages, and presentations.
    public var containers: [Difference]
    /// Elements that exist or are visible on one device only.
    public var presence: [NodeDifference]
    /// Visible on both, with different frames in the superview; an element that only moves with its superview is not listed.
    public var frames: [NodeDifference]

    public var isEmpty: Bool { traits.isEmpty && containers.isEmpty && presence.isEmpty && frames.isEmpty }
}
