import PlaygroundModel

/// What the inspector says about one node: itself, the traits of its controller with who set each of them, and the
/// adaptive elements of that controller with what decided them.
public struct Inspection: Hashable, Sendable {
    /// A trait, and the steps that gave it its value, from the screen to the controller.
    public struct TraitRow: Hashable, Sendable {
        public var name: String
        public var value: String
        public var origins: [OriginRow]
    }

    public struct OriginRow: Hashable, Sendable {
        /// Who set the trait, in words.
        public var source: String
        public var value: String
    }

    public struct ElementRow: Hashable, Sendable {
        public var path: DocumentPath
        public var holds: Bool
        public var reasons: [ReasonRow]
    }

    /// One part of a condition that decides.
    public struct ReasonRow: Hashable, Sendable {
        public var condition: String
        public var actual: String
        public var holds: Bool
    }

    public var device: String
    public var node: WireframeNode.ID
    public var name: String
    /// The role's name.
    public var kind: String
    /// In the screen's coordinates, in points.
    public var frame: Rect
    public var source: DocumentPath?
    public var troubles: [WireframeNode.Trouble]
    /// The controller the node belongs to; `nil` for hardware and the window.
    public var controller: String?
    public var traits: [TraitRow]
    public var elements: [ElementRow]
}
