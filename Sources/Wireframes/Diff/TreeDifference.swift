import PlaygroundModel

/// What has to change in one tree to make it another.
///
/// Nodes are the same when their ids are the same and they have the same parent. The operations come in three rounds,
/// so that no id stands in the tree twice on the way: first what goes or is replaced, then what comes or moves, then
/// what only looks or stands differently. Siblings of one id, which no tree should have, are not told apart: what they stand in
/// is replaced.
public struct TreeDifference: Sendable {
    private var leaving: [PatchOperation] = []
    private var arriving: [PatchOperation] = []
    private var changing: [PatchOperation] = []

    /// - Precondition: Both trees have the same root id.
    public init(from old: WireframeNode, to new: WireframeNode) {
        precondition(old.id == new.id, "trees of different roots have no difference")
        compare(old, new)
    }

    public var operations: [PatchOperation] { leaving + arriving + changing }

    private mutating func compare(_ old: WireframeNode, _ new: WireframeNode) {
        guard !old.isTriviallyIdentical(to: new) else { return }
        guard old.role == new.role, old.control == new.control, old.content.isSameButForLines(as: new.content) else {
            leaving.append(.replace(new))
            return
        }
        guard !old.children.haveRepeatedID, !new.children.haveRepeatedID else {
            if old != new { leaving.append(.replace(new)) }
            return
        }
        compareAttributes(old, new)
        if let text = new.content.mainText, text.lines != old.content.lines {
            changing.append(.setText(new.id, lines: text.lines, letterSpacings: text.letterSpacings))
        }
        compareChildren(old, new)
    }

    private mutating func compareAttributes(_ old: WireframeNode, _ new: WireframeNode) {
        if !old.hasSameAttributes(as: new) {
            changing.append(.setAttributes(new.withoutChildren))
        } else if old.frame != new.frame {
            changing.append(.setFrame(new.id, new.frame))
        }
    }

    private mutating func compareChildren(_ old: WireframeNode, _ new: WireframeNode) {
        if !new.hasSameChildren(as: old) {
            let newIDs = Set(new.children.map { $0.id })
            for child in old.children where !newIDs.contains(child.id) { leaving.append(.remove(child.id)) }
            place(new.children, in: new.id, among: old.children.map { $0.id }.filter(newIDs.contains))
        }
        for (before, after) in new.children(knownTo: old) { compare(before, after) }
    }

    /// Puts the new children into place from the last to the first, so that the sibling each stands before is there
    /// already. The longest run of children that kept their order stays where it is.
    private mutating func place(
        _ children: [WireframeNode], in parent: WireframeNode.ID, among kept: [WireframeNode.ID]
    ) {
        let place = Dictionary(firstOf: kept.indices.map { (kept[$0], $0) })
        let order = children.compactMap { place[$0.id] }
        let staying = Set(order.longestIncreasingSubsequence().map { kept[$0] })
        var next: WireframeNode.ID?
        for child in children.reversed() {
            if place[child.id] == nil {
                arriving.append(.insert(child, parent: parent, before: next))
            } else if !staying.contains(child.id) {
                arriving.append(.move(child.id, parent: parent, before: next))
            }
            next = child.id
        }
    }
}

extension [WireframeNode] {
    /// Whether two of them have one id. Most nodes have few children: looking at each pair is cheaper than hashing their ids.
    fileprivate var haveRepeatedID: Bool {
        guard count <= 8 else { return Set(map { $0.id }).count < count }
        return indices.contains { index in self[..<index].contains { $0.id == self[index].id } }
    }
}

extension WireframeNode {
    /// Whether everything but frame, content and children is the same.
    fileprivate func hasSameAttributes(as other: WireframeNode) -> Bool {
        style == other.style && event == other.event && swipes == other.swipes && finger == other.finger && source == other.source
            && accessibilityLabel == other.accessibilityLabel && accessibilityRole == other.accessibilityRole && issueMarks == other.issueMarks
            && isHidden == other.isHidden
    }
}

extension NodeContent {
    fileprivate func isSameButForLines(as other: NodeContent) -> Bool {
        guard self != other else { return true }
        guard let lines = other.lines else { return false }
        var copy = self
        copy.lines = lines
        return copy == other
    }
}
