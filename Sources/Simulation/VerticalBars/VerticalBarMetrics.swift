/// Lengths of vertical bars, and of the bars of devices that have some, in points (iOS 27.1, iPhone Duo; simulator).
enum VerticalBarMetrics {
    // Measured: shinrenpan/MVVMC, VerticalBarProbe: a navigation bar at (0, 24, 951, 58), a vertical tab bar at (882, 0, 69, 669).

    /// Where the row of a navigation bar begins, in the band of the status bar; it is no lower where bars are horizontal.
    static let rowTop = 24.0
    static let rowHeight = 58.0
    /// The same in a sheet: kusumotoa/iPhoneDuoLab has content 74 below the sheet's edge.
    static let rowTopInSheet = 16.0
    static let tabBarWidth = 69.0
    /// What the status bar takes at the top where there is no column: kusumotoa/iPhoneDuoLab, with the inner display in portrait.
    static let statusBand = 82.0
    static let statusWidth = 134.0

    // Measured against a native app: berkaycatak/adaptive_platform_ui 1.0.1.

    /// Of every item; Axiom has 48.6 to 49 with the line round the glass.
    static let itemLength = 48.0
    /// From one item to the next on the same glass.
    static let itemPitch = 52.0
    static let groupSpacing = 12.0
    /// From the first and the last item to the end of the window, and to something that covers the column below it.
    static let edgeMargin = 24.0
    static let regionGap = 11.0
    /// The middle of a title stands 48 below the display's edge.
    static let titleHeight = 48.0
    static let titleMargin = 20.0

    /// On either end of a tab bar's glass. rdlabo-dev/ionic-theme-ios26#208 has 2 and 52 for each tab, of two tabs and of four;
    /// berkaycatak/adaptive_platform_ui has 6 and 50, which is the same of four.
    static let tabInset = 2.0
    static let tabLength = 52.0

    /// Between the glass and the window's edge: what the tab bar's width leaves beside an item, as below a horizontal one.
    static let distance = tabBarWidth - itemLength

    /// How long the glass of so many items is.
    static func length(ofItems count: Int) -> Double { count == 0 ? 0 : itemLength + Double(count - 1) * itemPitch }

    static func length(ofTabs count: Int) -> Double { 2 * tabInset + Double(count) * tabLength }
}
