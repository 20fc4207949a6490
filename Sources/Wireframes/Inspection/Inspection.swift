import LayoutEngine
import PlaygroundModel
import Simulation

/// What the inspector says about one node: itself, the traits of its controller with who set each of them, and the
/// adaptive elements of that controller with what decided them.
public struct Inspection: Hashable, Sendable {
    /// A trait, and the steps that gave it its value, from the screen to the controller.
    public struct TraitRow: Hashable, Sendable {
        public var name: String
        public var value: String
        public var origins: [OriginRow]
    }

    /// One step that gave a trait its value.
    public struct OriginRow: Hashable, Sendable {
        /// Who set the trait, in words.
        public var source: String
        public var value: String
        /// The line of the document that sets it, if it is one.
        public var place: SourcePlace?
    }

    /// An adaptive element of the controller, with what decides it.
    public struct ElementRow: Hashable, Sendable {
        public var element: ResolvedAdaptiveElement
        public var place: SourcePlace?
    }

    /// A constraint that touches the view.
    public struct ConstraintRow: Hashable, Sendable {
        /// As it was written.
        public var text: String
        public var path: DocumentPath
        public var priority: Double
        public var isActive: Bool
        /// The condition that switches it, in words, if it belongs to an adaptive element.
        public var rule: String?
        /// How far it is off, in points, above or below what it asks; 0 when it is satisfied.
        public var deviation: Double
        /// In the screen's coordinates.
        public var lines: [ConstraintLine]
        public var place: SourcePlace?
        /// The numbers on its two sides now.
        public var value: String = ""
    }

    /// A reserved region of the window.
    public struct RegionRow: Hashable, Sendable {
        /// What it is and why: `division, crease`.
        public var name: String
        /// In the window's coordinates, with its margins: `(455.5, 0, 40, 669)`.
        public var place: String
        public var isActive: Bool

        public init(_ region: ReservedRegion) {
            name = "\(region.kind.rawValue), \(region.cause.rawValue)"
            place = region.frame.inWords
            isActive = region.isActive
        }
    }

    /// One of the boxes that hold the node.
    public struct Ancestor: Hashable, Sendable {
        public var node: WireframeNode.ID
        public var name: String
    }

    public var device: String
    /// What the device is called, and how it is held.
    public var deviceName: String = ""
    public var deviceSubtitle: String = ""
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
    public var issueMarks: [WireframeNode.IssueMark]
    /// What of the controller's frame and guides no source was found for, a sentence each.
    public var doubts: [String] = []
    /// Rules of UIKit that give the node its place and that no line of the document states, a sentence each.
    public var explanations: [String] = []
    /// Of the window: what the system covers of it, or the hinge divides, active or not.
    public var regions: [RegionRow] = []
    /// The controller the node belongs to; `nil` for hardware and the window.
    public var controller: String?
    /// Of the controller, or of the window where that is the node.
    public var traits: [TraitRow]
    public var elements: [ElementRow]
    /// The active ones first, each part in file order.
    public var constraints: [ConstraintRow] = []
}
