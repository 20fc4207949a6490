/// The lengths of vertical bars and of the other bars on devices with vertical bars, in points (iOS 27.1, iPhone Duo; simulator).
enum VerticalBarMetrics {
    // Measured (shinrenpan/MVVMC, VerticalBarProbe): navigation bar at (0, 24, 951, 58), tab bar at (882, 0, 69, 669).

    /// The top of a navigation bar's row, which is next to the status bar. The same applies to horizontal bars.
    static let rowTop = 24.0
    static let rowHeight = 58.0
    /// The top of the row in a sheet: in kusumotoa/iPhoneDuoLab, content begins 74 below the sheet's edge.
    static let rowTopInSheet = 16.0
    static let tabBarWidth = 69.0
    /// The height of the status bar's area without a column: kusumotoa/iPhoneDuoLab, with the inner display in portrait.
    static let statusBand = 82.0
    static let statusWidth = 134.0

    // Measured against a native app: berkaycatak/adaptive_platform_ui 1.0.1.

    /// The length of an item. Axiom reports 48.6 to 49, including the line around the glass.
    static let itemLength = 48.0
    /// The distance from one item to the next on the same glass.
    static let itemPitch = 52.0
    static let groupSpacing = 12.0
    /// The distance from the first or last item to the window's edge. `regionGap` is the distance to a region that covers the column below.
    static let edgeMargin = 24.0
    static let regionGap = 11.0
    /// The line height of a title, whose centre is 48 below the display's edge.
    static let titleHeight = 48.0
    static let titleMargin = 20.0

    /// The inset at each end of a tab bar's glass. rdlabo-dev/ionic-theme-ios26#208 measured 2, plus 52 per tab, with two and four tabs.
    /// berkaycatak/adaptive_platform_ui measured 6 and 50, which gives the same total for four tabs.
    static let tabInset = 2.0
    static let tabLength = 52.0

    /// The distance between the glass and the window's edge: the rest of the tab bar's width, as below a horizontal bar.
    static let distance = tabBarWidth - itemLength

    static func length(ofItems count: Int) -> Double { count == 0 ? 0 : itemLength + Double(count - 1) * itemPitch }

    static func length(ofTabs count: Int) -> Double { 2 * tabInset + Double(count) * tabLength }
}
