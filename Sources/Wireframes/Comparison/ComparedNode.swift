import PlaygroundModel

/// A controller's view, or a view that the playground defines, as it is compared.
struct ComparedNode {
    let id: WireframeNode.ID
    let kind: String
    /// Of a view; `nil` for a controller's own.
    let controller: String?
    /// In its superview, in points.
    let frame: Rect
    let isHidden: Bool
    /// The compared nodes that hold it, the nearest first.
    let ancestors: [WireframeNode.ID]
    /// Whether one of them is not on the other device.
    var isWithinMissing = false

    static func all(in screen: WireframeNode) -> [ComparedNode] {
        var found: [ComparedNode] = []
        collect(screen, ancestors: [], isHidden: false, controller: nil, in: &found)
        return found
    }

    private static func collect(
        _ node: WireframeNode, ancestors: [WireframeNode.ID], isHidden: Bool, controller: WireframeNode.ID?, in found: inout [ComparedNode]
    ) {
        var (ancestors, controller) = (ancestors, controller)
        let isHidden = isHidden || node.isHidden
        var isView = false
        switch node.role {
        case .controllerView, .presentedView: controller = node.id
        case .view: isView = true
        // What the system draws over an app is no part of it.
        case .touchLayer, .springboard: return
        default: break
        }
        if isView || node.role == .controllerView || node.role == .presentedView {
            found.append(ComparedNode(
                id: node.id, kind: isView ? node.role.name : "controller", controller: isView ? controller : nil, frame: node.frame,
                isHidden: isHidden, ancestors: ancestors
            ))
            ancestors.insert(node.id, at: 0)
        }
        for child in node.children { collect(child, ancestors: ancestors, isHidden: isHidden, controller: controller, in: &found) }
    }

    /// Every node of either device with what it is on each: in the order of the first device, then those of the second alone.
    static func pairs(
        _ first: [ComparedNode], _ second: [ComparedNode]
    ) -> [(node: ComparedNode, first: ComparedNode?, second: ComparedNode?)] {
        let left = Dictionary(firstOf: first.map { ($0.id, $0) })
        let right = Dictionary(firstOf: second.map { ($0.id, $0) })
        func marked(_ node: ComparedNode, missingIn others: [WireframeNode.ID: ComparedNode]) -> ComparedNode {
            var node = node
            node.isWithinMissing = node.ancestors.contains { others[$0] == nil }
            return node
        }
        return first.map { (marked($0, missingIn: right), $0, right[$0.id]) }
            + second.filter { left[$0.id] == nil }.map { (marked($0, missingIn: left), nil, $0) }
    }

    func difference(_ first: String, _ second: String) -> Comparison.NodeDifference {
        let name = controller.map { id.hasPrefix("\($0).") ? String(id.dropFirst($0.count + 1)) : id } ?? id
        return Comparison.NodeDifference(
            node: id, name: name, controller: controller, kind: kind, first: first, second: second
        )
    }
}
