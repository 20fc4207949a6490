extension WireframeNode {
    /// A problem with a node that UIKit or a user would report.
    public enum IssueMark: String, CaseIterable, Hashable, Sendable {
        /// A text or image that does not fit.
        case clipped
        /// The constraints leave a position or size open.
        case ambiguousHorizontally = "ambiguous-horizontally"
        case ambiguousVertically = "ambiguous-vertically"
        /// A constraint of the node conflicts with others.
        case conflict
    }
}
