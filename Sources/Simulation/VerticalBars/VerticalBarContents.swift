import PlaygroundModel

/// The items from the top: back button or replacement, pinned group, other bar items, toolbar items (Apple's talk on vertical bars).
struct VerticalBarContents {
    struct Group {
        var entries: [VerticalBar.Entry]
        var spaceBefore = VerticalBarMetrics.groupSpacing
        /// Whether the group is pinned. Pinned items remain in the shortest bar.
        var isPinned = false
    }

    private(set) var upper: [Group] = []
    private(set) var lower: [Group] = []
    /// The items of the top row.
    private(set) var left: [BarButtonItem] = []
    private(set) var right: [BarButtonItem] = []
    private(set) var pinned: [BarButtonItem] = []
    /// The items that stay in the toolbar, including spaces.
    private(set) var toolbar: [BarButtonItem] = []

    init(_ bar: NavigationBar?, toolbarItems: [BarButtonItem]) {
        let titles = toolbarItems.filter { !$0.isVertical && !$0.isSpace }
        if let bar {
            if let title = bar.backButtonTitle {
                upper.append(Group(entries: [.back(title: title)], isPinned: true))
            }
            left = bar.leftBarButtonItems.filter { !$0.isVertical }
            right = bar.rightBarButtonItems.filter { !$0.isVertical }
            pinned = bar.pinnedTrailingGroup.filter { !$0.isVertical }
            let leading = Self.groups(of: bar.leftBarButtonItems)
            // Left items replace the back button, or follow it.
            if bar.backButtonTitle == nil { upper += leading.map { $0.pinnedCopy } }
            upper += Self.groups(of: bar.pinnedTrailingGroup).map { $0.pinnedCopy }
            if let button = bar.displayModeButton { upper.append(Group(entries: [.displayMode(button)], isPinned: true)) }
            if bar.backButtonTitle != nil { upper += leading }
            upper += Self.groups(of: bar.rightBarButtonItems.reversed())
            // The toolbar's items with only a title also move into the row.
            right += titles.reversed()
        } else if !titles.isEmpty {
            // Inferred: without a row, items with only a title stay in the toolbar.
            toolbar = toolbarItems.filter { !$0.isVertical }
        }
        let isSpreadOut = !toolbarItems.contains { $0.isSpace }
        lower = Self.groups(of: toolbarItems, isSpreadOut: isSpreadOut)
    }

    var isEmpty: Bool { upper.isEmpty && lower.isEmpty }

    var length: Double { Self.length(of: upper + lower) }

    static func length(of groups: [Group]) -> Double {
        groups.enumerated().reduce(0) { sum, group in
            sum + (group.offset == 0 ? 0 : group.element.spaceBefore) + VerticalBarMetrics.length(ofItems: group.element.entries.count)
        }
    }

    /// The groups of items. Flexible spaces have no length, and fixed spaces keep theirs (the same talk). Both separate groups.
    private static func groups(of items: [BarButtonItem], isSpreadOut: Bool = false) -> [Group] {
        let row = BarItemRow(items.filter { $0.isSpace || $0.isVertical }, hasSharedBackgrounds: true, traits: TraitCollection())
        var end = 0
        return row.groups(isSpreadOut: isSpreadOut).map { range in
            let space = row.items[end..<range.lowerBound].reduce(0) { $0 + ($1.systemItem == .fixedSpace ? $1.width : 0) }
            end = range.upperBound
            return Group(
                entries: row.items[range].map { .item($0) }, spaceBefore: max(VerticalBarMetrics.groupSpacing, space)
            )
        }
    }
}

extension VerticalBarContents.Group {
    fileprivate var pinnedCopy: Self {
        var copy = self
        copy.isPinned = true
        return copy
    }
}

extension BarButtonItem {
    /// Whether the item moves to the vertical bar, as items with an image do (UIBarButtonItem.AxisBehavior).
    var isVertical: Bool {
        switch axisBehavior {
        case .automatic: image != nil && !isSpace
        case .horizontalOnly: false
        case .verticalPreferred: !isSpace
        }
    }
}
