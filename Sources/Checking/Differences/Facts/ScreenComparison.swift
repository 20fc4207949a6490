import PlaygroundModel
import PlaygroundPipeline
import Wireframes

struct ScreenComparison {
    private(set) var facts: [ChangeFact] = []
    private(set) var old: [Rect] = []
    private(set) var new: [Rect] = []

    init(_ former: inout DeviceApp, _ present: inout DeviceApp) {
        let (one, other) = (former.subject, present.subject)
        for container in Comparison.containers(one, other) {
            facts.append(ChangeFact(kind: .stack, name: container.name, old: container.first, new: container.second))
        }
        for group in Comparison.traits(one, other) {
            facts += group.traits.map { trait in
                ChangeFact(kind: .trait, controller: group.controller, attribute: trait.name, old: trait.first, new: trait.second)
            }
        }
        let (before, after) = (ComparedBox.all(on: one), ComparedBox.all(on: other))
        let left = Dictionary(firstOf: before.map { ($0.id, $0) })
        let right = Dictionary(firstOf: after.map { ($0.id, $0) })
        for box in before { compare(box, right[box.id], outerIsThere: box.outer.map { right[$0] != nil } ?? true) }
        for box in after where left[box.id] == nil { appear(box, outerIsThere: box.outer.map { left[$0] != nil } ?? true) }
    }

    private mutating func compare(_ box: ComparedBox, _ other: ComparedBox?, outerIsThere: Bool) {
        guard let other else {
            // A box that disappeared together with its enclosing box is not a separate change.
            guard outerIsThere else { return }
            add(box, .presence, old: box.presence, new: "absent")
            old.append(box.place)
            return
        }
        let count = facts.count
        if box.presence != other.presence { add(box, .presence, old: box.presence, new: other.presence) }
        guard !other.isHidden, !box.isHidden else { return light(box, other, since: count) }
        if let text = box.text, let present = other.text, text != present {
            add(box, .text, old: text, new: present)
        }
        if box.isCut != other.isCut { add(box, .text, "cut", old: "\(box.isCut)", new: "\(other.isCut)") }
        let (look, present) = (box.node.comparedLook, other.node.comparedLook)
        for attribute in Set(look.keys).union(present.keys).sorted() where look[attribute] != present[attribute] {
            add(box, .look, attribute, old: look[attribute], new: present[attribute])
        }
        let words = box.node.frame.changeInWords(to: other.node.frame)
        if box.element != nil, !words.isEmpty { add(box, .frame, old: nil, new: words) }
        light(box, other, since: count)
    }

    private mutating func light(_ box: ComparedBox, _ other: ComparedBox, since count: Int) {
        guard facts.count > count else { return }
        old.append(box.place)
        new.append(other.place)
    }

    private mutating func appear(_ box: ComparedBox, outerIsThere: Bool) {
        guard outerIsThere else { return }
        add(box, .presence, old: "absent", new: box.presence)
        new.append(box.place)
    }

    private mutating func add(_ box: ComparedBox, _ kind: ChangeKind, _ attribute: String? = nil, old: String?, new: String?) {
        facts.append(ChangeFact(kind: kind, controller: box.controller, name: box.name, attribute: attribute, old: old, new: new))
    }
}
