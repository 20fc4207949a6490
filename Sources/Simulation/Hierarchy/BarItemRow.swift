import PlaygroundModel
import TextMetrics

/// Where bar button items stand in a row, from its leading edge in points. Bars do not follow Dynamic Type.
public struct BarItemRow {
    public let items: [BarButtonItem]
    private let traits: TraitCollection

    /// How far a title, without a font of its own, is set.
    public static let pointSize = 17.0
    private static let imageWidth = 44.0
    /// On either side of a title; with the bar's own edge of 8 points a title stands 16 from the edge.
    private static let padding = 8.0

    public init(_ items: [BarButtonItem], traits: TraitCollection) {
        self.items = items
        self.traits = traits
    }

    /// What the items take up, one beside the other.
    public var width: Double { items.map(width).reduce(0, +) }

    public func width(of item: BarButtonItem) -> Double {
        guard item.image == nil else { return Self.imageWidth }
        return max(Self.imageWidth, Self.width(of: item.title ?? item.id.name, traits: traits) + 2 * Self.padding)
    }

    /// One item after the other.
    public func spans(from leading: Double) -> [BarSpan] { spans(from: leading, gap: 0) }

    /// The items with equal spaces between them, as flexible spaces leave them.
    public func spans(from leading: Double, to trailing: Double) -> [BarSpan] {
        spans(from: leading, gap: items.count > 1 ? max(0, (trailing - leading - width) / Double(items.count - 1)) : 0)
    }

    private func spans(from leading: Double, gap: Double) -> [BarSpan] {
        var x = leading
        return items.map { item in
            defer { x += width(of: item) + gap }
            return BarSpan(x: x, width: width(of: item))
        }
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
    /// What they leave between them.
    public private(set) var leading: Double
    public private(set) var trailing: Double

    public static let edge = 8.0
    private static let chevronWidth = 18.0
    private static let displayModeButtonWidth = 44.0

    /// - Parameter insets: What hardware covers on the left and the right.
    public init(_ bar: NavigationBar, insets: EdgeInsets, traits: TraitCollection) {
        let isRightToLeft = traits.layoutDirection == .rightToLeft
        let width = bar.frame.width
        leading = (isRightToLeft ? insets.right : insets.left) + Self.edge
        trailing = width - (isRightToLeft ? insets.left : insets.right) - Self.edge
        if let title = bar.backButtonTitle {
            let text = title.isEmpty ? 0 : BarItemRow.width(of: title, traits: traits)
            // Its title may take up to two fifths of the bar.
            backButton = take(min(max(44, Self.chevronWidth + text), width * 0.4))
        }
        if bar.displayModeButton != nil { displayModeButton = take(Self.displayModeButtonWidth) }
        guard bar.content != nil else { return }
        let left = BarItemRow(bar.leftBarButtonItems, traits: traits)
        leftItems = left.spans(from: leading)
        leading += left.width
        let right = BarItemRow(bar.rightBarButtonItems.reversed(), traits: traits)
        trailing -= right.width
        rightItems = right.spans(from: trailing).reversed()
    }

    private mutating func take(_ width: Double) -> BarSpan {
        defer { leading += width }
        return BarSpan(x: leading, width: width)
    }
}

extension Toolbar {
    /// Where its items stand.
    ///
    /// - Parameter insets: What hardware covers on the left and the right.
    public func spans(insets: EdgeInsets, traits: TraitCollection) -> [BarSpan] {
        BarItemRow(items, traits: traits).spans(
            from: insets.left + NavigationBarLayout.edge, to: frame.width - insets.right - NavigationBarLayout.edge
        )
    }
}
