extension WireframeNode {
    /// Something wrong with a node that UIKit, or a person looking at it, would complain of.
    public enum IssueMark: String, CaseIterable, Hashable, Sendable {
        /// Its text or image does not fit.
        case clipped
        /// Its constraints leave its horizontal, or its vertical, position or size open.
        case ambiguousHorizontally = "ambiguous-horizontally"
        case ambiguousVertically = "ambiguous-vertically"
        /// A constraint on it cannot hold together with others.
        case conflict
    }
}
