extension WireframeNode {
    /// The page's tree after a patch, or `nil` if an operation names a missing node.
    public func applying(_ operations: [PatchOperation]) -> WireframeNode? {
        operations.reduce(self as WireframeNode?) { tree, operation in tree?.applying(operation) }
    }

    private func applying(_ operation: PatchOperation) -> WireframeNode? {
        switch operation {
        case .setFrame(let id, let frame): changing(id) { $0.frame = frame }
        case .setText(let id, let lines, _, let field):
            changing(id) { node in
                node.content.lines = lines
                if let field { node.control?.value = .text(field) }
            }
        case .replace(let node): changing(node.id) { $0 = node }
        case .setAttributes(let node):
            changing(node.id) { old in
                let (content, children) = (old.content, old.children)
                old = node
                old.content = content
                old.children = children
            }
        case .insert(let node, let parent, let sibling):
            changing(parent) { $0.insert(node, before: sibling) }
        case .remove(let id): removing(id)
        case .move(let id, let parent, let sibling):
            descendant(id).flatMap { node in removing(id)?.changing(parent) { $0.insert(node, before: sibling) } }
        }
    }

    private mutating func insert(_ node: WireframeNode, before sibling: ID?) {
        let index = children.firstIndex { $0.id == sibling } ?? children.endIndex
        children.insert(node, at: index)
    }

    private func changing(_ id: ID, _ change: (inout WireframeNode) -> Void) -> WireframeNode? {
        var copy = self
        if self.id == id {
            change(&copy)
            return copy
        }
        for (index, child) in children.enumerated() {
            if let changed = child.changing(id, change) {
                copy.children[index] = changed
                return copy
            }
        }
        return nil
    }

    private func removing(_ id: ID) -> WireframeNode? {
        var copy = self
        if let index = children.firstIndex(where: { $0.id == id }) {
            copy.children.remove(at: index)
            return copy
        }
        for (index, child) in children.enumerated() {
            if let changed = child.removing(id) {
                copy.children[index] = changed
                return copy
            }
        }
        return nil
    }
}
