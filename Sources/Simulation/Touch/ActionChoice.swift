import PlaygroundModel

/// The outcome of choosing from a peek's actions or a context menu.
enum ActionChoice: Hashable {
    case action(PreviewAction)
    case open([Int])
    case close([Int])
    case impossible(PressObstacle)

    /// - Parameter position: Counted from 1, the group's first.
    init(of position: [Int], among items: [PreviewActionItem], open group: [Int], honoursAttributes: Bool) {
        guard let item = items.item(at: position) else {
            self = .impossible(.noSuchAction(position))
            return
        }
        let container = Array(position.dropLast())
        guard container == group || group.starts(with: position) else {
            self = .impossible(container.starts(with: group) ? .groupNotOpen(container) : .groupIsOpen(group))
            return
        }
        switch item {
        case .group:
            self = group.starts(with: position) ? .close(position) : .open(position)
        case .action(let action) where honoursAttributes && action.attributes.contains(.hidden):
            self = .impossible(.noSuchAction(position))
        case .action(let action) where honoursAttributes && action.attributes.contains(.disabled):
            self = .impossible(.actionDisabled(action.title))
        case .action(let action):
            self = .action(action)
        }
    }
}

extension [PreviewActionItem] {
    func item(at position: [Int]) -> PreviewActionItem? {
        guard let first = position.first, indices.contains(first - 1) else { return nil }
        let item = self[first - 1]
        guard position.count > 1 else { return item }
        guard case .group(_, let items) = item else { return nil }
        return items.item(at: Array<Int>(position.dropFirst()))
    }

    /// - Parameter group: Empty for all entries.
    func items(in group: [Int]) -> [PreviewActionItem] {
        guard !group.isEmpty else { return self }
        guard case .group(_, let items) = item(at: group) else { return [] }
        return items
    }
}
