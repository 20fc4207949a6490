import Wireframes

extension PageRenderer {
    /// The changes from the device's old state. `nil` if there are none. `log` comes from ``logUpdates(from:to:)``.
    public func patch(from old: DeviceWireframe, to new: DeviceWireframe, log: DevicePatch.Log?) -> DevicePatch? {
        // Most updates concern one of many devices.
        guard old != new else { return nil }
        let operations = TreeDifference(from: old.screen, to: new.screen).operations
        let patch = DevicePatch(
            id: new.id,
            operations: operations.map(encoded),
            chrome: old.chrome == new.chrome ? nil : ChromeContext(chrome: new.chrome),
            marks: old.widthMarks == new.widthMarks ? nil : marks(new.widthMarks),
            transition: Transition(from: old, to: new)?.rawValue,
            log: log,
            position: old.position == new.position ? nil : new.position
        )
        return patch.isEmpty ? nil : patch
    }

    private func encoded(_ operation: PatchOperation) -> DevicePatch.Operation {
        switch operation {
        case .setFrame(let id, let frame): .frame(id, frame)
        case .setAttributes(let node): .attributes(node.id, NodeAttributes(node))
        case .setText(let id, let lines, let letterSpacings, let field): .text(id, lines, letterSpacings, field: field)
        case .replace(let node): .replace(node.id, html: fragment(of: node))
        case .insert(let node, let parent, let sibling): .insert(parent: parent, before: sibling, html: fragment(of: node))
        case .remove(let id): .remove(id)
        case .move(let id, let parent, let sibling): .move(id, parent: parent, before: sibling)
        }
    }

    /// The log update of each device, `nil` if its log did not change. Equal updates, as after mirrored events, are rendered once.
    public func logUpdates(from old: [DeviceWireframe], to new: [DeviceWireframe]) -> [DevicePatch.Log?] {
        var rendered: [(lines: [LogLine], html: String)] = []
        return zip(old, new).map { old, new in
            guard old.log != new.log else { return nil }
            // A log only grows, unless the device restarts or its last entry is replaced.
            let (dropped, continuation) = new.log.continuation(of: old.log) ?? (0, nil)
            let lines = continuation ?? new.log.lines
            let known = rendered.first { $0.lines == lines }?.html
            let html = known ?? log(lines)
            if known == nil { rendered.append((lines, html)) }
            return DevicePatch.Log(startsAfresh: continuation == nil, dropped: dropped, html: html)
        }
    }
}
