import PlaygroundModel

/// The operations that turn one tree into another. Nodes match by id and parent. An id is in the tree at most once at
/// any time: removals and replacements come first, then insertions and moves, then attributes. A parent with two
/// children of the same id is replaced.
public struct TreeDifference: Sendable {
    private var leaving: [PatchOperation] = []
    private var arriving: [PatchOperation] = []
    private var changing: [PatchOperation] = []

    /// - Precondition: The roots have the same id.
    public init(from old: WireframeNode, to new: WireframeNode) {
        precondition(old.id == new.id, "trees of different roots have no difference")
        compare(old, new)
    }

    public var operations: [PatchOperation] { leaving + arriving + changing }

    private mutating func compare(_ old: WireframeNode, _ new: WireframeNode) {
        guard !old.isTriviallyIdentical(to: new) else { return }
        guard old.role == new.role, old.hasSameControl(as: new), old.content.isSameButForLines(as: new.content),
            DisplayList(old).isSameButForLines(as: DisplayList(new))
        else {
            leaving.append(.replace(new))
            return
        }
        guard !old.children.haveRepeatedID, !new.children.haveRepeatedID else {
            if old != new { leaving.append(.replace(new)) }
            return
        }
        compareAttributes(old, new)
        let field = old.control?.text == new.control?.text ? nil : new.control?.text
        if let text = new.content.mainText, field != nil || text.lines != old.content.lines {
            changing.append(.setText(new.id, lines: text.lines, letterSpacings: text.letterSpacings, field: field))
        }
        compareChildren(old, new)
    }

    private mutating func compareAttributes(_ old: WireframeNode, _ new: WireframeNode) {
        // The lines of a gradient are in points of the node's box.
        if !old.hasSameAttributes(as: new) || new.style.dependsOnSize && old.frame.size != new.frame.size {
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

    /// Goes from the last child to the first, so that the next sibling is present. The longest unchanged order stays in place.
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
    /// Nodes have few children, so comparing pairs is cheaper than hashing ids.
    fileprivate var haveRepeatedID: Bool {
        guard count <= 8 else { return Set(map { $0.id }).count < count }
        return indices.contains { index in self[..<index].contains { $0.id == self[index].id } }
    }
}

extension WireframeNode {
    /// Fields that differ only in their text have the same control, because the page writes the new text into the field.
    fileprivate func hasSameControl(as other: WireframeNode) -> Bool {
        guard content.mainText != nil, let control else { return control == other.control }
        return control.isSameButForText(as: other.control)
    }

    fileprivate func hasSameAttributes(as other: WireframeNode) -> Bool {
        style == other.style && event == other.event && swipes == other.swipes && finger == other.finger && source == other.source
            && accessibilityLabel == other.accessibilityLabel && accessibilityRole == other.accessibilityRole && issueMarks == other.issueMarks
            && isHidden == other.isHidden
    }
}

extension NodeContent {
    fileprivate func isSameButForLines(as other: NodeContent) -> Bool {
        guard self != other else { return true }
        // The page can exchange lines only in a text of one style.
        guard let lines = other.lines, other.mainText?.runs.isEmpty == true, mainText?.runs.isEmpty == true else { return false }
        var copy = self
        copy.lines = lines
        return copy == other
    }
}
