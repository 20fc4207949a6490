import PlaygroundModel
import TextMetrics

/// Positions of bar button items in a row, in points from its leading edge. Bars ignore Dynamic Type.
public struct BarItemRow {
    public let items: [BarButtonItem]
    private let traits: TraitCollection
    /// Whether the items have glass backgrounds, which neighbours share (iOS 26).
    private let hasSharedBackgrounds: Bool

    public static let pointSize = 17.0
    private static let imageWidth = 44.0
    /// The size of a button with an image on glass, centred in its span, in points (AndrewKochulab/sim-mirror, iOS 26 and 27).
    public static let imageButtonOnGlass = 36.0
    /// The padding on either side of a title. The bar's edge adds 8 points, so that the title is 16 points from the edge.
    private static let padding = 8.0
    /// The same padding on glass, from memory (iOS 26).
    private static let paddingOnGlass = 14.0
    /// The space between groups on glass, from memory (iOS 26).
    public static let groupSpacing = 12.0

    public init(_ items: [BarButtonItem], hasSharedBackgrounds: Bool, traits: TraitCollection) {
        self.items = items
        self.hasSharedBackgrounds = hasSharedBackgrounds
        self.traits = traits
    }

    public var width: Double { zip(items, gaps).map { width(of: $0) + $1 }.reduce(0, +) }

    public func width(of item: BarButtonItem) -> Double {
        switch item.systemItem {
        case .flexibleSpace: return 0
        case .fixedSpace: return item.width
        default: break
        }
        guard item.image == nil else { return Self.imageWidth }
        let weight: FontWeight = item.isProminent ? .semibold : .regular
        let padding = hasSharedBackgrounds ? Self.paddingOnGlass : Self.padding
        return max(Self.imageWidth, Self.width(of: item.title ?? item.id.name, weight: weight, traits: traits) + 2 * padding)
    }

    /// The spacing before each item. Groups with separate glass keep a minimum distance, to which space items between them count.
    private var gaps: [Double] {
        items.indices.map { index in
            guard hasSharedBackgrounds, !items[index].isSpace, let before = items[..<index].lastIndex(where: { !$0.isSpace }) else { return 0 }
            if before == index - 1, items[before].sharesBackground(with: items[index]) { return 0 }
            return max(0, Self.groupSpacing - items[before + 1..<index].map(width).reduce(0, +))
        }
    }

    /// Whether a toolbar adds equal spaces between its items, because the file has none.
    public var isSpreadOut: Bool { !items.contains { $0.isSpace } }

    public func spans(from leading: Double) -> [BarSpan] { spans(from: leading, gaps: gaps, share: 0) }

    /// The spans of a toolbar's items. Flexible spaces share the remaining width.
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

    /// The groups of neighbours that share glass, as ranges without spaces. Items spread out by equal spaces have separate glass.
    public func groups(isSpreadOut: Bool = false) -> [Range<Int>] {
        var groups: [Range<Int>] = []
        for (index, item) in items.enumerated() where !item.isSpace && !item.hidesSharedBackground {
            if !isSpreadOut, let last = groups.last, last.upperBound == index, items[index - 1].sharesBackground(with: item) {
                groups[groups.count - 1] = last.lowerBound..<index + 1
            } else {
                groups.append(index..<index + 1)
            }
        }
        return groups
    }

    /// The width of a title in points, including one spare point for rounding on the page.
    public static func width(of text: String, weight: FontWeight = .regular, traits: TraitCollection) -> Double {
        let font = Font(size: pointSize, weight: traits.legibilityWeight == .bold ? .bold : weight)
        return font.width(of: text).rounded(.up) + 1
    }
}

/// A horizontal span in points from the bar's leading edge.
public struct BarSpan: Hashable, Sendable {
    public var x: Double
    public var width: Double

    public func frame(in bar: Rect, isRightToLeft: Bool) -> Rect {
        let left = isRightToLeft ? bar.width - x - width : x
        return Rect(x: bar.minX + left, y: bar.minY, width: width, height: bar.height)
    }
}

extension BarButtonItem {
    /// Whether the tint fills the item's glass. Disabled items keep plain glass (recalled).
    public var isFilled: Bool { isProminent && isEnabled && !hidesSharedBackground }

    /// Images share glass. Titles, prominent items and items without sharesBackground do not (WWDC 2025, session 284; UIBarButtonItem).
    fileprivate func sharesBackground(with other: BarButtonItem) -> Bool { isAmongOthers && other.isAmongOthers }

    private var isAmongOthers: Bool { image != nil && !isProminent && sharesBackground && !hidesSharedBackground && !isSpace }
}
