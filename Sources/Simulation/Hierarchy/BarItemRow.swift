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
    /// How large a button with an image is on glass, in the middle of its place (AndrewKochulab/sim-mirror, iOS 26 and 27).
    public static let imageButtonOnGlass = 36.0
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

extension BarButtonItem {
    /// Whether two items beside each other stand on one glass. Images do; titles, prominent items and those that do not share it
    /// have their own (WWDC 2025, session 284, Build a UIKit app with the new design; UIBarButtonItem.sharesBackground).
    fileprivate func sharesBackground(with other: BarButtonItem) -> Bool { isAmongOthers && other.isAmongOthers }

    private var isAmongOthers: Bool { image != nil && !isProminent && sharesBackground && !isSpace }
}
