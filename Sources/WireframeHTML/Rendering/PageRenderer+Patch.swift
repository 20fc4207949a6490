import Wireframes

extension PageRenderer {
    /// What a page that shows the old state of a device has to change; `nil` if nothing.
    public func patch(from old: DeviceWireframe, to new: DeviceWireframe) -> DevicePatch? {
        // Most updates concern one device of many.
        guard old != new else { return nil }
        let operations = TreeDifference(from: old.screen, to: new.screen).operations
        let patch = DevicePatch(
            id: new.id,
            operations: operations.map(encoded),
            chrome: old.chrome == new.chrome ? nil : DevicePatch.Chrome(new.chrome),
            marks: old.widthMarks == new.widthMarks ? nil : marks(new.widthMarks),
            transition: Transition(from: old, to: new)?.rawValue,
            log: logUpdate(from: old.log, to: new.log),
            position: old.position == new.position
                ? nil : DevicePatch.Position(entry: new.position.entry, last: new.position.last)
        )
        return patch.isEmpty ? nil : patch
    }

    private func encoded(_ operation: PatchOperation) -> DevicePatch.Operation {
        switch operation {
        case .setFrame(let id, let frame): .frame(id, frame)
        case .setAttributes(let node): .attributes(node.id, NodeAttributes(node))
        case .setText(let id, let lines): .text(id, lines)
        case .replace(let node): .replace(node.id, html: self.node(node))
        case .insert(let node, let parent, let sibling): .insert(parent: parent, before: sibling, html: self.node(node))
        case .remove(let id): .remove(id)
        case .move(let id, let parent, let sibling): .move(id, parent: parent, before: sibling)
        }
    }

    /// A log only grows, unless the device starts afresh.
    private func logUpdate(from old: [LogLine], to new: [LogLine]) -> DevicePatch.Log? {
        guard old != new else { return nil }
        let continues = new.count >= old.count && Array(new.prefix(old.count)) == old
        return DevicePatch.Log(startsAfresh: !continues, html: log(continues ? Array(new.dropFirst(old.count)) : new))
    }
}
