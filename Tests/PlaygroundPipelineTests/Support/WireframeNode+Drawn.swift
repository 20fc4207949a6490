import Wireframes

extension WireframeNode {
    /// What a page shows of it: all but the depth of stacks, which is compared and never sent.
    var drawn: WireframeNode {
        var node = self
        node.stackDepth = nil
        node.children = children.map(\.drawn)
        return node
    }
}
