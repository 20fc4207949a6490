import PlaygroundModel
import TextMetrics

/// Where bar button items stand in a row, from its leading edge in points. Bars do not follow Dynamic Type.
public struct BarItemRow {
    public let items: [BarButtonItem]
    private let traits: TraitCollection
    /// Whether the items stand on glass, neighbours on one (iOS 26).
    private let hasSharedBackgrounds: Bool

    /// How far a title, without a font of its own, is set.
    public static let pointSize = 17.0
    private static let imageWidth = 44.0
    /// On either side of a title; with the bar's own edge of 8 points a title stands 16 from the edge.
    private static let padding = 8.0
    /// The same on glass (iOS 26, recalled).
    private static let paddingOnGlass = 14.0
    /// Between one glass and the next (iOS 26, recalled).
    static let groupSpacing = 12.0

    public init(_ items: [BarButtonItem], hasSharedBackgrounds: Bool, traits: TraitCollection) {
        self.items = items
        self.hasSharedBackgrounds = hasSharedBackgrounds
        self.traits = traits
    }

    /// What the items take up, one beside the other.
    public var width: Double { zip(items, gaps).map { width(of: $0) + $1 }.reduce(0, +) }

    /// Without what a flexible space gets of the room that is left.
    public func width(of item: BarButtonItem) -> Double {
        switch item.systemItem {
        case .flexibleSpace: return 0
        case .fixedSpace: return item.width
        case nil: break
        }
        guard item.image == nil else { return Self.imageWidth }
        let weight: FontWeight = item.isProminent ? .semibold : .regular
        let padding = hasSharedBackgrounds ? Self.paddingOnGlass : Self.padding
        return max(Self.imageWidth, Self.width(of: item.title ?? item.id.name, weight: weight, traits: traits) + 2 * padding)
    }

    /// What is free before each item. Groups on a glass of their own keep a distance, of which a space between them is a part.
    private var gaps: [Double] {
        items.indices.map { index in
            guard hasSharedBackgrounds, !items[index].isSpace, let before = items[..<index].lastIndex(where: { !$0.isSpace }) else { return 0 }
            if before == index - 1, items[before].sharesBackground(with: items[index]) { return 0 }
            return max(0, Self.groupSpacing - items[before + 1..<index].map(width).reduce(0, +))
        }
    }

    /// Whether a toolbar has equal spaces between its items, as it has where the file says none.
    public var isSpreadOut: Bool { !items.contains { $0.isSpace } }

    /// One item after the other.
    public func spans(from leading: Double) -> [BarSpan] { spans(from: leading, gaps: gaps, share: 0) }

    /// The items of a toolbar: flexible spaces share the room that is left.
    public func spans(from leading: Double, to trailing: Double) -> [BarSpan] {
        guard isSpreadOut else {
            let count = items.filter { $0.systemItem == .flexibleSpace }.count
            return spans(from: leading, gaps: gaps, share: count == 0 ? 0 : max(0, trailing - leading - width) / Double(count))
        }
        let free = trailing - leading - items.map(width).reduce(0, +)
        let gap = items.count > 1 ? max(0, free / Double(items.count - 1)) : 0
        return spans(from: leading, gaps: items.indices.map { $0 == 0 ? 0 : gap }, share: 0)
    }

    private func spans(from leading: Double, gaps: [Double], share: Double) -> [BarSpan] {
        var x = leading
        return zip(items, gaps).map { item, gap in
            x += gap
            let width = width(of: item) + (item.systemItem == .flexibleSpace ? share : 0)
            defer { x += width }
            return BarSpan(x: x, width: width)
        }
    }

    /// The items that stand on one glass, as ranges of their places: those beside each other that may share it. Spaces are in
    /// none.
    ///
    /// - Parameter isSpreadOut: Whether there are equal spaces between the items; each then has a glass of its own.
    public func groups(isSpreadOut: Bool = false) -> [Range<Int>] {
        var groups: [Range<Int>] = []
        for (index, item) in items.enumerated() where !item.isSpace {
            if !isSpreadOut, let last = groups.last, last.upperBound == index, items[index - 1].sharesBackground(with: item) {
                groups[groups.count - 1] = last.lowerBound..<index + 1
            } else {
                groups.append(index..<index + 1)
            }
        }
        return groups
    }

    /// How wide a text of a bar is, with a little to spare for the page's rounding.
    public static func width(of text: String, weight: FontWeight = .regular, traits: TraitCollection) -> Double {
        let font = Font(size: pointSize, weight: traits.legibilityWeight == .bold ? .bold : weight)
        return font.width(of: text).rounded(.up) + 1
    }
}

/// What an item takes of a bar, from the bar's leading edge in points.
public struct BarSpan: Hashable, Sendable {
    public var x: Double
    public var width: Double

    /// The item's frame in a bar, which stands where the bar does.
    public func frame(in bar: Rect, isRightToLeft: Bool) -> Rect {
        let left = isRightToLeft ? bar.width - x - width : x
        return Rect(x: bar.minX + left, y: bar.minY, width: width, height: bar.height)
    }
}

/// Where the buttons of a navigation bar stand: at its leading edge the back button, the display mode button and the left items,
/// at its trailing edge the right ones, the first of them last.
public struct NavigationBarLayout {
    public private(set) var backButton: BarSpan?
    public private(set) var displayModeButton: BarSpan?
    /// In the order of the items.
    public private(set) var leftItems: [BarSpan] = []
    public private(set) var rightItems: [BarSpan] = []
    /// The items that stand on one glass (iOS 26), by their places.
    public private(set) var leftGroups: [Range<Int>] = []
    public private(set) var rightGroups: [Range<Int>] = []
    /// What they leave between them.
    public private(set) var leading: Double
    public private(set) var trailing: Double

    /// Between the title and the buttons, and between them and the bar's edge.
    public static let edge = 8.0
    /// From the bar's edge to the glass, of which each slot has a point on either side (iOS 26, recalled: a margin of 16).
    static let edgeOfGlass = 15.0
    private static let chevronWidth = 18.0
    private static let displayModeButtonWidth = 44.0

    /// - Parameter insets: What hardware covers on the left and the right.
    public init(_ bar: NavigationBar, insets: EdgeInsets, traits: TraitCollection) {
        let isRightToLeft = traits.layoutDirection == .rightToLeft
        let width = bar.frame.width
        let edge = bar.hasSharedBackgrounds ? Self.edgeOfGlass : Self.edge
        hasSharedBackgrounds = bar.hasSharedBackgrounds
        leading = (isRightToLeft ? insets.right : insets.left) + edge
        trailing = width - (isRightToLeft ? insets.left : insets.right) - edge
        if let title = bar.backButtonTitle {
            let text = title.isEmpty ? 0 : BarItemRow.width(of: title, traits: traits)
            // Its title may take up to two fifths of the bar; on glass there is the chevron alone.
            backButton = take(hasSharedBackgrounds ? 44 : min(max(44, Self.chevronWidth + text), width * 0.4))
        }
        if bar.displayModeButton != nil { displayModeButton = take(Self.displayModeButtonWidth) }
        guard bar.content != nil else { return }
        let left = BarItemRow(bar.leftBarButtonItems, hasSharedBackgrounds: hasSharedBackgrounds, traits: traits)
        if !left.items.isEmpty { separate() }
        leftItems = left.spans(from: leading)
        leading += left.width
        let right = BarItemRow(bar.rightBarButtonItems.reversed(), hasSharedBackgrounds: hasSharedBackgrounds, traits: traits)
        trailing -= right.width
        rightItems = right.spans(from: trailing).reversed()
        guard hasSharedBackgrounds else { return }
        leftGroups = left.groups()
        rightGroups = BarItemRow(bar.rightBarButtonItems, hasSharedBackgrounds: true, traits: traits).groups()
    }

    private let hasSharedBackgrounds: Bool

    private mutating func take(_ width: Double) -> BarSpan {
        separate()
        defer { leading += width }
        return BarSpan(x: leading, width: width)
    }

    /// What comes after a button of the system has a glass of its own.
    private mutating func separate() {
        if hasSharedBackgrounds, backButton != nil || displayModeButton != nil { leading += BarItemRow.groupSpacing }
    }
}

extension BarButtonItem {
    /// Whether two items beside each other stand on one glass. Images do; titles, prominent items and those that do not share it
    /// have their own (WWDC 2025, session 284, Build a UIKit app with the new design; UIBarButtonItem.sharesBackground).
    fileprivate func sharesBackground(with other: BarButtonItem) -> Bool { isAmongOthers && other.isAmongOthers }

    private var isAmongOthers: Bool { image != nil && !isProminent && sharesBackground && !isSpace }
}

extension Toolbar {
    /// Where its items stand.
    ///
    /// - Parameter insets: What hardware covers on the left and the right.
    public func spans(insets: EdgeInsets, traits: TraitCollection) -> [BarSpan] {
        let edge = hasSharedBackgrounds ? NavigationBarLayout.edgeOfGlass : NavigationBarLayout.edge
        return row(traits).spans(from: insets.left + edge, to: frame.width - insets.right - edge)
    }

    /// The items that stand on one glass (iOS 26), by their places.
    public func groups(traits: TraitCollection) -> [Range<Int>] {
        hasSharedBackgrounds ? row(traits).groups(isSpreadOut: row(traits).isSpreadOut) : []
    }

    private func row(_ traits: TraitCollection) -> BarItemRow {
        BarItemRow(items, hasSharedBackgrounds: hasSharedBackgrounds, traits: traits)
    }
}
