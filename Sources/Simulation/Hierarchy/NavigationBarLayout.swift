import PlaygroundModel

/// The frames of a navigation bar's buttons. The back button, the display mode button and the left items are at the leading edge. The right
/// items, in reverse order, and then the pinned items are at the trailing edge.
public struct NavigationBarLayout {
    public private(set) var backButton: BarSpan?
    public private(set) var displayModeButton: BarSpan?
    public private(set) var leftItems: [BarSpan] = []
    public private(set) var rightItems: [BarSpan] = []
    public private(set) var pinnedItems: [BarSpan] = []
    /// The indices of items that share a glass background (iOS 26).
    public private(set) var leftGroups: [Range<Int>] = []
    public private(set) var rightGroups: [Range<Int>] = []
    public private(set) var pinnedGroups: [Range<Int>] = []
    /// The ends of the free span between the buttons.
    public private(set) var leading: Double
    public private(set) var trailing: Double

    /// The distance between the title, the buttons and the bar's edge, in points.
    public static let edge = 8.0
    /// The distance between the glass and the bar's edge (AndrewKochulab/sim-mirror, iOS 26 and 27: a back button at 16).
    public static let edgeOfGlass = 16.0
    /// The distance of a leading title from the edge, and its line height, on the iPhone Duo.
    public static let titleMargin = VerticalBarMetrics.titleMargin
    public static let titleHeight = VerticalBarMetrics.titleHeight
    private static let chevronWidth = 18.0
    private static let displayModeButtonWidth = 44.0

    /// - Parameter insets: The left and right safe area insets of the hardware.
    public init(_ bar: NavigationBar, insets: EdgeInsets, traits: TraitCollection) {
        let isRightToLeft = traits.layoutDirection == .rightToLeft
        let width = bar.frame.width
        let insets = insets.union(bar.sideInsets)
        let edge = bar.hasSharedBackgrounds ? Self.edgeOfGlass : Self.edge
        hasSharedBackgrounds = bar.hasSharedBackgrounds
        leading = (isRightToLeft ? insets.right : insets.left) + edge
        trailing = width - (isRightToLeft ? insets.left : insets.right) - edge - bar.trailingReserve
        if let title = bar.backButtonTitle, !bar.isVertical {
            let text = title.isEmpty ? 0 : BarItemRow.width(of: title, traits: traits)
            // The back title is at most two fifths of the bar's width. On glass the button has only the chevron.
            backButton = take(hasSharedBackgrounds ? 44 : min(max(44, Self.chevronWidth + text), width * 0.4))
        }
        if bar.displayModeButton != nil, !bar.isVertical { displayModeButton = take(Self.displayModeButtonWidth) }
        guard bar.content != nil else { return }
        let left = BarItemRow(bar.leftBarButtonItems, hasSharedBackgrounds: hasSharedBackgrounds, traits: traits)
        if !left.items.isEmpty { separate() }
        leftItems = left.spans(from: leading)
        leading += left.width
        let pinned = BarItemRow(bar.pinnedTrailingGroup, hasSharedBackgrounds: hasSharedBackgrounds, traits: traits)
        trailing -= pinned.width
        pinnedItems = pinned.spans(from: trailing)
        if hasSharedBackgrounds, !pinned.items.isEmpty, !bar.rightBarButtonItems.isEmpty { trailing -= BarItemRow.groupSpacing }
        let right = BarItemRow(bar.rightBarButtonItems.reversed(), hasSharedBackgrounds: hasSharedBackgrounds, traits: traits)
        trailing -= right.width
        rightItems = right.spans(from: trailing).reversed()
        guard hasSharedBackgrounds else { return }
        leftGroups = left.groups()
        pinnedGroups = pinned.groups()
        rightGroups = BarItemRow(bar.rightBarButtonItems, hasSharedBackgrounds: true, traits: traits).groups()
    }

    public func spans(in bar: NavigationBar) -> [(item: BarButtonItem, span: BarSpan)] {
        let items = bar.leftBarButtonItems + bar.rightBarButtonItems + bar.pinnedTrailingGroup
        return zip(items, leftItems + rightItems + pinnedItems).map { (item: $0, span: $1) }
    }

    private let hasSharedBackgrounds: Bool

    private mutating func take(_ width: Double) -> BarSpan {
        separate()
        defer { leading += width }
        return BarSpan(x: leading, width: width)
    }

    /// Adds spacing after a system button, because the items after it have separate glass.
    private mutating func separate() {
        if hasSharedBackgrounds, backButton != nil || displayModeButton != nil { leading += BarItemRow.groupSpacing }
    }
}

extension Toolbar {
    public func spans(insets: EdgeInsets, traits: TraitCollection) -> [BarSpan] {
        let insets = traits.layoutDirection == .rightToLeft ? insets.union(sideInsets).mirrored : insets.union(sideInsets)
        let edge = hasSharedBackgrounds ? NavigationBarLayout.edgeOfGlass : NavigationBarLayout.edge
        return row(traits).spans(from: insets.left + edge, to: frame.width - insets.right - max(edge, trailingReserve))
    }

    public func groups(traits: TraitCollection) -> [Range<Int>] {
        hasSharedBackgrounds ? row(traits).groups(isSpreadOut: row(traits).isSpreadOut) : []
    }

    private func row(_ traits: TraitCollection) -> BarItemRow {
        BarItemRow(items, hasSharedBackgrounds: hasSharedBackgrounds, traits: traits)
    }
}
