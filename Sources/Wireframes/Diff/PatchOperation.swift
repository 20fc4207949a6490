import PlaygroundModel

/// One small change to a tree of nodes. A list of them, applied in order, turns the tree a page shows into the new one.
public enum PatchOperation: Hashable, Sendable {
    /// The node takes another frame; nothing else about it changes.
    case setFrame(WireframeNode.ID, Rect)
    /// The node of the same id takes over everything from this one but its content and its children; the node carried
    /// here has no children.
    case setAttributes(WireframeNode)
    /// The lines of the node's text change, each with its letter spacing in points; its font and all else stays.
    case setText(WireframeNode.ID, lines: [String], letterSpacings: [Double])
    /// The node of the same id gives way to this one, children and all.
    case replace(WireframeNode)
    /// A new child, before the sibling of that id, or in front of all where there is none.
    case insert(WireframeNode, parent: WireframeNode.ID, before: WireframeNode.ID?)
    /// The node goes, children and all.
    case remove(WireframeNode.ID)
    /// A child takes another place among its siblings.
    case move(WireframeNode.ID, parent: WireframeNode.ID, before: WireframeNode.ID?)
}
