import LayoutEngine
import PlaygroundModel
import Simulation

/// The inspector's contents for one node.
public struct Inspection: Hashable, Sendable {
    /// A trait and the steps to its value, from the screen to the controller.
    public struct TraitRow: Hashable, Sendable {
        public var name: String
        public var value: String
        public var origins: [OriginRow]
    }

    /// One step to a trait's value.
    public struct OriginRow: Hashable, Sendable {
        public var source: String
        public var value: String
        /// The line that sets the value, if any.
        public var place: SourcePlace?
    }

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
        /// The adaptive element's condition in words.
        public var rule: String?
        /// The error of the constraint in points, 0 if it is satisfied.
        public var deviation: Double
        /// The lines that show the constraint, in screen coordinates.
        public var lines: [ConstraintLine]
        public var place: SourcePlace?
        /// The current numbers of the constraint's two sides.
        public var value: String = ""
    }

    /// A reserved region of the window.
    public struct RegionRow: Hashable, Sendable {
        /// The kind and cause, for example `division, crease`.
        public var name: String
        /// The region's frame with margins, in window coordinates: `(455.5, 0, 40, 669)`.
        public var place: String
        public var isActive: Bool

        public init(_ region: ReservedRegion) {
            name = "\(region.kind.rawValue), \(region.cause.rawValue)"
            place = region.frame.inWords
            isActive = region.isActive
        }
    }

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
    /// The node's frame in screen coordinates, in points.
    public var frame: Rect
    public var source: DocumentPath?
    public var place: SourcePlace?
    /// The enclosing boxes, from the window inwards. A covered box can be selected through its descendants.
    public var ancestors: [Ancestor]
    public var issueMarks: [WireframeNode.IssueMark]
    /// Sentences on parts of the frame and guides that have no source.
    public var doubts: [String] = []
    /// UIKit's rules for the frame that the document does not contain, as sentences.
    public var explanations: [String] = []
    /// VoiceOver's words for the node, and the node's position in the order.
    public var spoken: String?
    /// The window's reserved regions, active or not.
    public var regions: [RegionRow] = []
    /// `nil` for hardware and the window.
    public var controller: String?
    /// The controller's traits, or the window's.
    public var traits: [TraitRow]
    public var elements: [ElementRow]
    /// The constraints that touch the view. Active constraints come first, in file order.
    public var constraints: [ConstraintRow] = []
}
