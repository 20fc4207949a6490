/// What has to change in one tree to make it another.
///
/// Nodes are the same when their ids are the same and they have the same parent. The operations come in three rounds,
/// so that no id stands in the tree twice on the way: first what goes or is replaced, then what comes or moves, then
/// what only looks or stands differently.
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
        guard old != new else { return }
        guard old.role == new.role, old.control == new.control, old.content.isSameButForLines(as: new.content) else {
            leaving.append(.replace(new))
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
        let oldChildren = Dictionary(uniqueKeysWithValues: old.children.map { ($0.id, $0) })
        let newIDs = Set(new.children.map { $0.id })
        for child in old.children where !newIDs.contains(child.id) { leaving.append(.remove(child.id)) }
        place(new.children, in: new.id, among: old.children.map { $0.id }.filter(newIDs.contains))
        for child in new.children {
            if let before = oldChildren[child.id] { compare(before, child) }
        }
    }

    /// Puts the new children into place from the last to the first, so that the sibling each stands before is there
    /// already. The longest run of children that kept their order stays where it is.
    private mutating func place(
        _ children: [WireframeNode], in parent: WireframeNode.ID, among kept: [WireframeNode.ID]
    ) {
        let place = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
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
        var copy = self
        copy.lines = other.lines
        return copy == other
    }
}
