import PlaygroundModel

/// The frames of a vertical bar's items. If some do not fit, the lowest items are removed first, and items of a higher priority last
/// (Apple's talk on vertical bars, UIBarButtonItem.visibilityPriority). The number that fits follows from the lengths.
struct VerticalBarLayout {
    private(set) var slots: [VerticalBar.Slot] = []
    private(set) var groups: [VerticalBar.Group] = []
    private(set) var overflow: [BarButtonItem] = []

    private let column: VerticalColumn

    init(_ contents: VerticalBarContents, in column: VerticalColumn) {
        self.column = column
        var (upper, lower) = (contents.upper, contents.lower)
        let room = column.room.upperBound - column.room.lowerBound
        if VerticalBarContents.length(of: upper + lower) > room {
            let ellipsis = VerticalBarContents.Group(entries: [.overflow([])], isPinned: true)
            var removed: Set<ViewID> = []
            while VerticalBarContents.length(of: upper + lower + [ellipsis]) > room, let item = Self.removeLeast(&upper, &lower) {
                removed.insert(item.id)
            }
            overflow = contents.items.filter { removed.contains($0.id) }
        }
        if !overflow.isEmpty {
            let ellipsis = VerticalBarContents.Group(entries: [.overflow(overflow)], isPinned: true)
            if contents.lower.isEmpty { upper.append(ellipsis) } else { lower.append(ellipsis) }
        }
        let end = place(upper, from: column.room.lowerBound)
        let begin = column.room.upperBound - VerticalBarContents.length(of: lower)
        _ = place(lower, from: upper.isEmpty ? max(begin, end) : max(begin, end + VerticalBarMetrics.groupSpacing))
    }

    private static func removeLeast(
        _ upper: inout [VerticalBarContents.Group], _ lower: inout [VerticalBarContents.Group]
    ) -> BarButtonItem? {
        let least = (upper + lower).filter { !$0.isPinned }.flatMap { $0.entries }.compactMap { $0.item?.visibilityPriority }.min()
        guard let least else { return nil }
        return remove(least, from: &lower) ?? remove(least, from: &upper)
    }

    private static func remove(
        _ priority: BarButtonItem.VisibilityPriority, from groups: inout [VerticalBarContents.Group]
    ) -> BarButtonItem? {
        for index in groups.indices.reversed() where !groups[index].isPinned {
            guard let entry = groups[index].entries.lastIndex(where: { $0.item?.visibilityPriority == priority }) else { continue }
            let item = groups[index].entries.remove(at: entry).item
            if groups[index].entries.isEmpty { groups.remove(at: index) }
            return item
        }
        return nil
    }

    private mutating func place(_ groups: [VerticalBarContents.Group], from top: Double) -> Double {
        var y = top
        for (index, group) in groups.enumerated() {
            if index > 0 { y += group.spaceBefore }
            let length = VerticalBarMetrics.length(ofItems: group.entries.count)
            self.groups.append(VerticalBar.Group(
                frame: column.item(y: y, height: length), isProminent: group.entries.first?.item?.isFilled == true
            ))
            for (offset, entry) in group.entries.enumerated() {
                let frame = column.item(y: y + Double(offset) * VerticalBarMetrics.itemPitch, height: VerticalBarMetrics.itemLength)
                slots.append(VerticalBar.Slot(entry: entry, frame: frame))
            }
            y += length
        }
        return y
    }
}

extension VerticalBarContents {
    fileprivate var items: [BarButtonItem] { (upper + lower).flatMap { $0.entries }.compactMap { $0.item } }
}
