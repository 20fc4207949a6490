/// Lengths of vertical bars, and of the bars of devices that have them, in points (iOS 27.1, iPhone Duo; simulator).
enum VerticalBarMetrics {
    // Measured (shinrenpan/MVVMC, VerticalBarProbe): navigation bar at (0, 24, 951, 58), tab bar at (882, 0, 69, 669).

    /// The top of a navigation bar's row, in the band of the status bar. Equal with horizontal bars.
    static let rowTop = 24.0
    static let rowHeight = 58.0
    /// kusumotoa/iPhoneDuoLab has content 74 below the sheet's edge.
    static let rowTopInSheet = 16.0
    static let tabBarWidth = 69.0
    /// The status bar's area without a column: kusumotoa/iPhoneDuoLab, with the inner display in portrait.
    static let statusBand = 82.0
    static let statusWidth = 134.0

    // Measured against a native app: berkaycatak/adaptive_platform_ui 1.0.1.

    /// Axiom has 48.6 to 49 with the line around the glass.
    static let itemLength = 48.0
    /// From one item to the next on the same glass.
    static let itemPitch = 52.0
    static let groupSpacing = 12.0
    /// From the first and the last item to the end of the window, and to a region that covers the column below.
    static let edgeMargin = 24.0
    static let regionGap = 11.0
    /// The middle of a title is 48 below the display's edge.
    static let titleHeight = 48.0
    static let titleMargin = 20.0

    /// At either end of a tab bar's glass. rdlabo-dev/ionic-theme-ios26#208 has 2 and 52 for each tab, with two and
    /// four tabs. berkaycatak/adaptive_platform_ui has 6 and 50, which is equal for four tabs.
    static let tabInset = 2.0
    static let tabLength = 52.0

    /// Between the glass and the window's edge: the rest of the tab bar's width, as below a horizontal one.
    static let distance = tabBarWidth - itemLength

    static func length(ofItems count: Int) -> Double { count == 0 ? 0 : itemLength + Double(count - 1) * itemPitch }

    static func length(ofTabs count: Int) -> Double { 2 * tabInset + Double(count) * tabLength }
}
