import PlaygroundModel

/// A change to a tree of nodes. A list of them, applied in order, turns one tree into another.
public enum PatchOperation: Hashable, Sendable {
    case setFrame(WireframeNode.ID, Rect)
    /// Replaces everything except content and children of the node with this id; the payload has no children.
    case setAttributes(WireframeNode)
    /// Replaces the text's lines with their letter spacing in points; the style stays.
    case setText(WireframeNode.ID, lines: [String], letterSpacings: [Double])
    /// Replaces the node with this id and its children.
    case replace(WireframeNode)
    /// Inserts a child before a sibling, or in front of all.
    case insert(WireframeNode, parent: WireframeNode.ID, before: WireframeNode.ID?)
    case remove(WireframeNode.ID)
    /// Moves a child among its siblings.
    case move(WireframeNode.ID, parent: WireframeNode.ID, before: WireframeNode.ID?)
}
