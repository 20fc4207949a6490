extension WireframeNode {
    /// A problem with a node that UIKit or a user would report.
    public enum IssueMark: String, CaseIterable, Hashable, Sendable {
        /// Its text or image does not fit.
        case clipped
        /// Its constraints leave a position or size undetermined.
        case ambiguousHorizontally = "ambiguous-horizontally"
        case ambiguousVertically = "ambiguous-vertically"
        /// One of its constraints conflicts with others.
        case conflict
    }
}
