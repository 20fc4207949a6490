/// UIVerticalBarBehavior (iOS 27.1): whether a controller wants its bars at the side, where the window has an edge for them.
public enum VerticalBarBehavior: String, CaseIterable, Hashable, Sendable {
    /// The system decides.
    case automatic
    /// The bars stay at the top and at the bottom.
    case disabled
}

/// UIVerticalBarCompressionBehavior (iOS 27.1): what gives way first where a vertical bar is too short for all.
public enum VerticalBarCompressionBehavior: String, CaseIterable, Hashable, Sendable {
    /// The bar items, as with `prefersTabBar` (Apple's talk on vertical bars).
    case automatic
    /// The tab bar gives way first.
    case prefersBarItems
    /// The bar items give way first.
    case prefersTabBar
}

extension BarButtonItem {
    /// UIBarButtonItem.AxisBehavior (iOS 27.1): in which bars an item may stand.
    public enum AxisBehavior: String, CaseIterable, Hashable, Sendable {
        /// By its content: an image goes into a vertical bar, text alone stays in the row at the top.
        case automatic
        case horizontalOnly
        /// In a vertical bar, where there is one.
        case verticalPreferred
    }

    /// UIBarButtonItemVisibilityPriority (iOS 27): items of a higher one are kept longer.
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
