#if !hasFeature(Embedded)
import PlaygroundModel

extension KnownRule {
    /// The heights and positions of bars, in points.
    public static let bars = [
        KnownRule("Navigation bar of a phone", points: BarMetrics.phoneNavigationBarHeights),
        KnownRule("Navigation bar in compact height", points: BarMetrics.lowNavigationBarHeights),
        KnownRule("Least top of a navigation bar in compact height", points: BarMetrics.lowBarOffsets),
        KnownRule("Least top of a phone's navigation bar", points: BarMetrics.leastNavigationBarTops),
        KnownRule("Navigation bar of an iPad", points: BarMetrics.padNavigationBarHeights),
        KnownRule("Navigation bar in a sheet", BarMetrics.sheetNavigationBarHeights) { $0?.pointText ?? "as elsewhere" },
        KnownRule("Distance of a sheet's navigation bar from its edge", points: BarMetrics.sheetBarOffsets),
        KnownRule("Overlap of a navigation bar with the inset of an island", points: BarMetrics.risesIntoIsland),
        KnownRule("Insets of a large title", BarMetrics.largeTitleInsets) { $0.inWords },
        KnownRule("Line under a large title", points: BarMetrics.largeSubtitleHeights),
        KnownRule("Edge effect below a bar", BarMetrics.edgeEffectLengths) { $0?.pointText ?? "none" },
        KnownRule("Toolbar of a phone", points: BarMetrics.phoneToolbarHeights),
        KnownRule("Toolbar in compact height", points: BarMetrics.lowToolbarHeights),
        KnownRule("Tab bar of a phone without home indicator", points: BarMetrics.phoneTabBarHeightsWithoutHomeIndicator),
        KnownRule("Toolbar of a phone without home indicator", points: BarMetrics.phoneToolbarHeightsWithoutHomeIndicator),
        KnownRule("Tab bar of an iPad", points: BarMetrics.padTabBarHeights),
        KnownRule("Tab bar in compact height", points: BarMetrics.lowTabBarHeights),
        KnownRule("Search tabs apart from the other tabs", TabBarItems.separation) { $0.words },
        KnownRule("Corners of a menu, on phones and iPads", MenuMetrics.table) { "\($0.phone.cornerRadius.pointText), \($0.pad.cornerRadius.pointText)" },
        KnownRule("Width of a menu, on phones and iPads", MenuMetrics.table) { "\($0.phone.width.pointText), \($0.pad.width.pointText)" },
    ]

    public static let containers = [
        KnownRule("Hidden width of a column-style primary", points: SplitLayout.primaryOverhangs),
        KnownRule("Columns are side by side where the secondary has its minimum width", SplitLayout.fitsColumns),
        KnownRule("An iPad asks for supportedInterfaceOrientations", Device.orientationRules) { $0.rawValue },
        KnownRule("A launched app is active before viewDidAppear", DelegateCalls.activatesBeforeAppearing),
    ]
}

extension TabBarItems.Separation {
    fileprivate var words: String {
        switch self {
        case .never: "none"
        case .always: "all"
        case .activating: "those that activate the search"
        }
    }
}
#endif
