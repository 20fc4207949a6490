import PlaygroundModel

enum ActionChoice: Hashable {
    case action(PreviewAction)
    case open([Int])
    case close([Int])
    case impossible(PressObstacle)

    /// - Parameter position: The indices from the outermost group to the item, counted from 1.
    init(of position: [Int], among items: [PreviewActionItem], open group: [Int], honoursAttributes: Bool) {
        guard let item = items.item(at: position) else {
            self = .impossible(.noSuchAction(position))
            return
        }
        let container = Array(position.dropLast())
        let isInSection = container.starts(with: group) && items.areSections(container, below: group)
        guard isInSection || group.starts(with: position) else {
            self = .impossible(container.starts(with: group) ? .groupNotOpen(container) : .groupIsOpen(group))
            return
        }
        switch item {
        case .group where item.isSection:
            self = .impossible(.noSuchAction(position))
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
        guard case .group(let group) = item else { return nil }
        return group.items.item(at: Array<Int>(position.dropFirst()))
    }

    /// - Parameter group: The position of a group. Empty for the top level.
    func items(in group: [Int]) -> [PreviewActionItem] {
        guard !group.isEmpty else { return self }
        guard case .group(let group) = item(at: group) else { return [] }
        return group.items
    }

    /// Whether all parts of a position below a group are sections, whose entries are visible.
    func areSections(_ position: [Int], below group: [Int]) -> Bool {
        position.indices.dropFirst(group.count).allSatisfy { item(at: Array<Int>(position[...$0]))?.isSection == true }
    }

    /// The visible entries of a group with their positions. Entries of sections follow each other.
    func entries(in group: [Int]) -> [MenuEntry] {
        var entries: [MenuEntry] = []
        for (index, item) in items(in: group).enumerated() {
            let position = group + [index + 1]
            switch item {
            case .group(let section) where item.isSection:
                var own = self.entries(in: position)
                guard !own.isEmpty else { continue }
                if !section.title.isEmpty { own.insert(MenuEntry(item: item, position: position), at: 0) }
                own[0].beginsSection = !entries.isEmpty
                entries += own
            case .action(let action) where action.attributes.contains(.hidden):
                continue
            default:
                let followsSection = index > 0 && items(in: group)[index - 1].isSection
                entries.append(MenuEntry(item: item, position: position, beginsSection: followsSection && !entries.isEmpty))
            }
        }
        return entries
    }
}

struct MenuEntry: Hashable {
    var item: PreviewActionItem
    var position: [Int]
    var beginsSection = false
}
