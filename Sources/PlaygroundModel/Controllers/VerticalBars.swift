/// UIVerticalBarBehavior (iOS 27.1): whether bars may be vertical where the window has an edge for them.
public enum VerticalBarBehavior: String, CaseIterable, Hashable, Sendable {
    case automatic
    case disabled
}

/// UIVerticalBarCompressionBehavior (iOS 27.1): the part that a short vertical bar compresses first.
public enum VerticalBarCompressionBehavior: String, CaseIterable, Hashable, Sendable {
    /// The bar items, as with `prefersTabBar` (Apple's talk on vertical bars).
    case automatic
    case prefersBarItems
    case prefersTabBar
}

extension BarButtonItem {
    /// UIBarButtonItem.AxisBehavior (iOS 27.1): the bars that may contain the item.
    public enum AxisBehavior: String, CaseIterable, Hashable, Sendable {
        /// The content decides: an item with an image moves to a vertical bar, an item with text alone stays in the top bar.
        case automatic
        case horizontalOnly
        case verticalPreferred
    }

    /// UIBarButtonItemVisibilityPriority (iOS 27): items with a higher priority stay visible longer.
    public enum VisibilityPriority: String, CaseIterable, Hashable, Sendable, Comparable {
        case low, standard, high

        private var rank: Int {
            switch self {
            case .low: 0
            case .standard: 1
            case .high: 2
            }
        }

        public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }
    }
}
