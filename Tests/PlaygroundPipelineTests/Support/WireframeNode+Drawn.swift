import Wireframes

extension WireframeNode {
    /// The part that a page shows: everything except the depth of stacks, which is compared and never sent.
    var drawn: WireframeNode {
        var node = self
        node.stackDepth = nil
        node.children = children.map(\.drawn)
        return node
    }
}
