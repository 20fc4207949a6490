import PlaygroundModel
import SeededRandom

@testable import Wireframes

/// Makes random trees and changed versions of them, which are the same for the same seed.
struct TreeMaker {
    private var random: SeededGenerator
    private var nextID = 0

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    }

    mutating func tree() -> WireframeNode {
        var root = node(depth: 3)
        root.id = "root"
        return root
    }

    /// A tree in which some nodes differ in appearance, position or nesting, or were removed or added.
    mutating func variation(of tree: WireframeNode) -> WireframeNode {
        var spare: [WireframeNode] = []
        var changed = varied(tree, spare: &spare)
        // Removed nodes are added elsewhere, as children of the root.
        changed.children += spare.filter { _ in number(below: 2) == 0 }
        return changed
    }

    private mutating func varied(_ node: WireframeNode, spare: inout [WireframeNode]) -> WireframeNode {
        var node = node
        if number(below: 4) == 0 { node.frame.origin.x += 1 }
        if number(below: 6) == 0 { node.style.alpha = node.style.alpha == 1 ? 0.5 : 1 }
        if number(below: 5) == 0 { node.content = content() }
        if number(below: 9) == 0 { node.role = node.role == .view(.view) ? .view(.label) : .view(.view) }
        if number(below: 7) == 0 { node.isHidden.toggle() }
        var children: [WireframeNode] = []
        for child in node.children {
            let changed = varied(child, spare: &spare)
            switch number(below: 8) {
            case 0: spare.append(changed)
            case 1: children.insert(changed, at: number(below: children.count + 1))
            case 2: children += [self.node(depth: 1), changed]
            default: children.append(changed)
            }
        }
        node.children = children
        return node
    }

    private mutating func node(depth: Int) -> WireframeNode {
        nextID += 1
        let id = "n\(nextID)"
        let count = depth == 0 ? 0 : number(below: 5)
        return .make(
            id, role: number(below: 2) == 0 ? .view(.view) : .view(.label),
            frame: Rect(x: Double(number(below: 9)), y: 0, width: 10, height: 10), content: content(),
            children: (0..<count).map { _ in node(depth: depth - 1) }
        )
    }

    private mutating func content() -> NodeContent {
        switch number(below: 3) {
        case 0: .none
        case 1: .text(NodeText(lines: ["line \(number(below: 3))"], pointSize: 17, lineHeight: 22))
        default: .slider(value: Double(number(below: 3)) / 2, isEnabled: true)
        }
    }

    private mutating func number(below bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
}
