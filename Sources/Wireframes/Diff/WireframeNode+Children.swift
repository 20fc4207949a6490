import PlaygroundModel

extension WireframeNode {
    func hasSameChildren(as other: WireframeNode) -> Bool {
        children.count == other.children.count && zip(children, other.children).allSatisfy { $0.id == $1.id }
    }

    func children(knownTo other: WireframeNode) -> [(before: WireframeNode, after: WireframeNode)] {
        if hasSameChildren(as: other) { return zip(other.children, children).map { (before: $0, after: $1) } }
        let known = Dictionary(firstOf: other.children.map { ($0.id, $0) })
        return children.compactMap { child in known[child.id].map { (before: $0, after: child) } }
    }
}
