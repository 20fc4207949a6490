#if !hasFeature(Embedded)
import PlaygroundModel

extension KnownRule {
    /// In points.
    public static let bars = [
        KnownRule("Navigation bar of a phone", points: BarMetrics.phoneNavigationBarHeights),
        KnownRule("Navigation bar in compact height", points: BarMetrics.lowNavigationBarHeights),
        KnownRule("Where it begins there, at least", points: BarMetrics.lowBarOffsets),
        KnownRule("Navigation bar of an iPad", points: BarMetrics.padNavigationBarHeights),
        KnownRule("Navigation bar in a sheet", BarMetrics.sheetNavigationBarHeights) { $0?.pointText ?? "as elsewhere" },
        KnownRule("How far below a sheet's edge it begins", points: BarMetrics.sheetBarOffsets),
        KnownRule("How far a bar rises into the inset of an island", points: BarMetrics.risesIntoIsland),
        KnownRule("Large title, its insets", BarMetrics.largeTitleInsets) { $0.inWords },
        KnownRule("Edge effect below a bar", BarMetrics.edgeEffectLengths) { $0?.pointText ?? "none" },
        KnownRule("Toolbar of a phone", points: BarMetrics.phoneToolbarHeights),
        KnownRule("Toolbar in compact height", points: BarMetrics.lowToolbarHeights),
        KnownRule("Tab bar of an iPad", points: BarMetrics.padTabBarHeights),
        KnownRule("Tab bar in compact height", points: BarMetrics.lowTabBarHeights),
    ]

    public static let containers = [
        KnownRule("How much wider a column-style primary is than is seen", points: SplitLayout.primaryOverhangs),
        KnownRule("The secondary of the column style goes on under its columns", SplitLayout.hasFloatingColumns),
        KnownRule("An iPad asks for supportedInterfaceOrientations", Device.orientationRules) { $0.rawValue },
        KnownRule("A launched app is active before viewDidAppear", DelegateCalls.activatesBeforeAppearing),
    ]
}
#endif
