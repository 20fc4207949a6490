import PlaygroundModel

/// What differs between two devices, or between two environments of one: traits, what containers hold, which views are there, and
/// where they stand.
public struct Comparison: Hashable, Sendable {
    /// One of the two devices.
    public struct Side: Hashable, Sendable {
        public var id: String
        public var name: String
        /// How it is held and how its window stands.
        public var subtitle: String
    }

    /// A value that is another on the second device; `nil` where a device has none.
    public struct Difference: Hashable, Sendable {
        public var name: String
        public var first: String?
        public var second: String?
    }

    /// Traits of the window, or those that a controller changes for itself.
    public struct TraitGroup: Hashable, Sendable {
        /// `nil` for the window.
        public var controller: String?
        public var traits: [Difference]
    }

    /// A view or a controller that differs.
    public struct NodeDifference: Hashable, Sendable {
        public var node: WireframeNode.ID
        /// How the inspector calls it.
        public var name: String
        /// Its controller; `nil` for a controller's own view.
        public var controller: String?
        public var kind: String
        /// Whether it is hidden on a device, `present`, or is not there; or its frame in its superview.
        public var first: String
        public var second: String
    }

    public var first: Side
    public var second: Side
    public var traits: [TraitGroup]
    /// What navigation controllers, tab bars, split views and pages show and keep, and what is presented.
    public var containers: [Difference]
    /// Controllers and views that are on one device alone, or hidden on one alone.
    public var presence: [NodeDifference]
    /// Those that both show, with other frames: each in its superview, so that what only moved along is not counted.
    public var frames: [NodeDifference]

    /// Whether nothing differs.
    public var isEmpty: Bool { traits.isEmpty && containers.isEmpty && presence.isEmpty && frames.isEmpty }
}
