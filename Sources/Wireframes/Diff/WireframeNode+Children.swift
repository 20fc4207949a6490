import PlaygroundModel

extension WireframeNode {
    /// Whether the children have the same ids as those of another node, in the same order, as they mostly have.
    func hasSameChildren(as other: WireframeNode) -> Bool {
        children.count == other.children.count && zip(children, other.children).allSatisfy { $0.id == $1.id }
    }

    /// The children that another state of this node has, too, in the order of this one.
    func children(knownTo other: WireframeNode) -> [(before: WireframeNode, after: WireframeNode)] {
        if hasSameChildren(as: other) { return zip(other.children, children).map { (before: $0, after: $1) } }
        let known = Dictionary(firstOf: other.children.map { ($0.id, $0) })
        return children.compactMap { child in known[child.id].map { (before: $0, after: child) } }
    }
}
