import LayoutEngine
import PlaygroundModel
import Simulation

/// The inspector's contents for one node, with its controller's traits and adaptive elements and their origins.
public struct Inspection: Hashable, Sendable {
    /// A trait and the steps to its value, from the screen to the controller.
    public struct TraitRow: Hashable, Sendable {
        public var name: String
        public var value: String
        public var origins: [OriginRow]
    }

    /// One step to a trait's value.
    public struct OriginRow: Hashable, Sendable {
        /// What set the trait, in words.
        public var source: String
        public var value: String
        /// The line of the document that sets it, if any.
        public var place: SourcePlace?
    }

    /// An adaptive element of the controller, and its condition.
    public struct ElementRow: Hashable, Sendable {
        public var element: ResolvedAdaptiveElement
        public var place: SourcePlace?
    }

    /// A constraint that touches the view.
    public struct ConstraintRow: Hashable, Sendable {
        public var text: String
        public var path: DocumentPath
        public var priority: Double
        public var isActive: Bool
        /// The condition of its adaptive element, in words, if any.
        public var rule: String?
        /// The difference from what the constraint asks, in points; 0 if it is satisfied.
        public var deviation: Double
        /// In screen coordinates.
        public var lines: [ConstraintLine]
        public var place: SourcePlace?
        /// The current numbers of its two sides.
        public var value: String = ""
    }

    /// A reserved region of the window.
    public struct RegionRow: Hashable, Sendable {
        /// Name and reason: `division, crease`.
        public var name: String
        /// Rectangle in window coordinates, with margins: `(455.5, 0, 40, 669)`.
        public var place: String
        public var isActive: Bool

        public init(_ region: ReservedRegion) {
            name = "\(region.kind.rawValue), \(region.cause.rawValue)"
            place = region.frame.inWords
            isActive = region.isActive
        }
    }

    /// A box that contains the node.
    public struct Ancestor: Hashable, Sendable {
        public var node: WireframeNode.ID
        public var name: String
    }

    public var device: String
    public var deviceName: String = ""
    public var deviceSubtitle: String = ""
    public var node: WireframeNode.ID
    public var name: String
    public var kind: String
    /// In screen coordinates, in points.
    public var frame: Rect
    public var source: DocumentPath?
    public var place: SourcePlace?
    /// From the window inwards; gives access to boxes that are fully covered.
    public var ancestors: [Ancestor]
    public var issueMarks: [WireframeNode.IssueMark]
    /// Parts of the controller's frame and guides without a source, as sentences.
    public var doubts: [String] = []
    /// UIKit's rules for the node's frame that the document does not state, as sentences.
    public var explanations: [String] = []
    /// What VoiceOver says of it, and when.
    public var spoken: String?
    /// Only for the window: regions covered by the system or divided by the hinge, active or not.
    public var regions: [RegionRow] = []
    /// `nil` for hardware and the window.
    public var controller: String?
    /// The traits of the controller, or of the window.
    public var traits: [TraitRow]
    public var elements: [ElementRow]
    /// Active ones first, each group in file order.
    public var constraints: [ConstraintRow] = []
}
