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
        /// The line of the document that sets it, if it is one.
        public var place: SourcePlace?
    }

    public struct ElementRow: Hashable, Sendable {
        public var path: DocumentPath
        public var place: SourcePlace?
        public var holds: Bool
        public var reasons: [ReasonRow]
    }

    /// One part of a condition that decides.
    public struct ReasonRow: Hashable, Sendable {
        public var condition: String
        public var actual: String
        public var holds: Bool
    }

    /// One of the boxes that hold the node.
    public struct Ancestor: Hashable, Sendable {
        public var node: WireframeNode.ID
        public var name: String
    }

    public var device: String
    public var node: WireframeNode.ID
    public var name: String
    /// The role's name.
    public var kind: String
    /// In the screen's coordinates, in points.
    public var frame: Rect
    public var source: DocumentPath?
    public var place: SourcePlace?
    /// The boxes round the node, from the window inwards: what is covered all over can be reached through them.
    public var ancestors: [Ancestor]
    public var troubles: [WireframeNode.Trouble]
    /// The controller the node belongs to; `nil` for hardware and the window.
    public var controller: String?
    /// Of the controller, or of the window where that is the node.
    public var traits: [TraitRow]
    public var elements: [ElementRow]
}
