import PlaygroundModel

/// A change to a tree of nodes. A list of changes, applied in order, turns one tree into another.
public indirect enum PatchOperation: Hashable, Sendable {
    case setFrame(WireframeNode.ID, Rect)
    /// Replaces everything except the content and children of this node. The payload has no children.
    case setAttributes(WireframeNode)
    /// Replaces the lines and their letter spacing in points, and the text of a field. The style stays.
    case setText(WireframeNode.ID, lines: [String], letterSpacings: [Double], field: String? = nil)
    case replace(WireframeNode)
    case insert(WireframeNode, parent: WireframeNode.ID, before: WireframeNode.ID?)
    case remove(WireframeNode.ID)
    case move(WireframeNode.ID, parent: WireframeNode.ID, before: WireframeNode.ID?)
}
