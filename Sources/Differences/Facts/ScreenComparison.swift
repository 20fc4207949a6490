import LayoutEngine
import PlaygroundModel
import PlaygroundPipeline
import Simulation
import Wireframes

/// What differs between two versions of a playground on one device at one moment.
struct ScreenComparison {
    /// Each once, in the order of the screen.
    private(set) var facts: [ChangeFact] = []
    /// Where the changed boxes stand on the screen, before and after.
    private(set) var old: [Rect] = []
    private(set) var new: [Rect] = []

    /// - Parameters:
    ///   - former: The app of the old version.
    ///   - present: That of the new version.
    init(_ former: inout DeviceApp, _ present: inout DeviceApp) {
        let (one, other) = (former.subject, present.subject)
        let comparison = Comparison(of: one, and: other)
        addStacks(comparison)
        addTraits(comparison)
        let before = SeenNode.all(in: one.wireframe.screen, WholeText.all(in: former.picture()))
        let after = SeenNode.all(in: other.wireframe.screen, WholeText.all(in: present.picture()))
        let left = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
        let right = Dictionary(after.map { ($0.id, $0) }) { first, _ in first }
        for node in before { compare(node, right[node.id], outerIsThere: node.outer.map { right[$0] != nil } ?? true) }
        for node in after where left[node.id] == nil { appear(node, outerIsThere: node.outer.map { left[$0] != nil } ?? true) }
    }

    private mutating func addStacks(_ comparison: Comparison) {
        for container in comparison.containers {
            facts.append(ChangeFact(.stack, controller: nil, name: container.name, old: container.first, new: container.second))
        }
    }

    private mutating func addTraits(_ comparison: Comparison) {
        for group in comparison.traits {
            for trait in group.traits {
                facts.append(ChangeFact(.trait, controller: group.controller, name: nil, attribute: trait.name, old: trait.first, new: trait.second))
            }
        }
    }

    private mutating func compare(_ node: SeenNode, _ other: SeenNode?, outerIsThere: Bool) {
        guard let other else {
            // What went with what it stood in need not be said.
            guard outerIsThere else { return }
            add(node, .presence, old: node.presence, new: "absent")
            old.append(node.place)
            return
        }
        let count = facts.count
        if node.presence != other.presence { add(node, .presence, old: node.presence, new: other.presence) }
        guard !other.isHidden, !node.isHidden else { return light(node, other, since: count) }
        if let text = node.text, let present = other.text, text != present {
            add(node, .text, old: text, new: present)
        }
        if node.isCut != other.isCut { add(node, .text, "cut", old: "\(node.isCut)", new: "\(other.isCut)") }
        for attribute in Set(node.look.keys).union(other.look.keys).sorted() where node.look[attribute] != other.look[attribute] {
            add(node, .look, attribute, old: node.look[attribute], new: other.look[attribute])
        }
        let words = FrameChange(node.frame, other.frame).words
        if node.isView, !words.isEmpty { add(node, .frame, old: nil, new: words) }
        light(node, other, since: count)
    }

    private mutating func light(_ node: SeenNode, _ other: SeenNode, since count: Int) {
        guard facts.count > count else { return }
        old.append(node.place)
        new.append(other.place)
    }

    private mutating func appear(_ node: SeenNode, outerIsThere: Bool) {
        guard outerIsThere else { return }
        add(node, .presence, old: "absent", new: node.presence)
        new.append(node.place)
    }

    private mutating func add(_ node: SeenNode, _ kind: ChangeFact.Kind, _ attribute: String? = nil, old: String?, new: String?) {
        facts.append(ChangeFact(kind, controller: node.controller, name: node.name, attribute: attribute, old: old, new: new))
    }
}

extension SeenNode {
    fileprivate var presence: String { isHidden ? "hidden" : "present" }
}
