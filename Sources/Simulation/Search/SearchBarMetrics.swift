import PlaygroundModel

/// The lengths of search bars in the bars of navigation controllers, in points.
struct SearchBarMetrics: Sendable {
    /// The height that a search bar below the row adds to the navigation bar.
    var stackedHeight: Double
    var fieldHeight: Double
    var fieldTop: Double
    var inlineWidth: Double
    var inlineHeight: Double
    var spacing: Double

    static let table: VersionTable<SearchBarMetrics> = [
        .since(11, SearchBarMetrics(
            stackedHeight: 52, fieldHeight: 36, fieldTop: 1, inlineWidth: 240, inlineHeight: 36, spacing: 12
        ), "below the row: recalled; in the row (iPadOS 16): not measured"),
        .since(26, SearchBarMetrics(
            stackedHeight: 64, fieldHeight: 44, fieldTop: 10, inlineWidth: 240, inlineHeight: 44, spacing: 12
        ), "below the row: as high as a search bar in a frame of Interface Builder's; in the row: not measured, as high as its buttons"),
    ]

    /// A field at the bottom of a phone (iOS 26).
    struct Bottom: Sendable {
        var height: Double
        /// The distance from the sides of the safe area.
        var side: Double
        /// The distance by which the field extends into the bottom inset. Without an inset, its distance from the edge.
        var intoInset: Double
        var leastGap: Double
        /// The distance from the effect's upper edge to the field's.
        var effectAbove: Double
        /// The minimum width of a field next to a toolbar's items. A narrower field becomes a button. Not measured.
        var leastWidth: Double
        /// The distances of a field above the keyboard, not measured.
        var aboveKeyboard: Double
        var sideOverKeyboard: Double
        /// The distances of a search tab's field from a tab's circle, and from Cancel above the keyboard.
        var besideTab: Double
        var besideCancel: Double
        /// The distance from the sides for the field of a search tab above the keyboard.
        var sideOfTabOverKeyboard: Double
        /// The maximum width of a search tab's field above the keyboard.
        var widestOverKeyboard: Double

        func top(over keyboard: Double, in frame: Rect) -> Double { frame.maxY - keyboard - aboveKeyboard - height }

        /// The frame of the field at the position of the tabs.
        func row(in frame: Rect, _ insets: EdgeInsets) -> Rect {
            let gap = max(leastGap, insets.bottom - intoInset)
            return Rect(
                x: frame.minX + insets.left + side, y: frame.maxY - gap - height,
                width: max(0, frame.width - insets.left - insets.right - 2 * side), height: height
            )
        }
    }

    static let bottom: VersionTable<Bottom> = [
        .since(26, Bottom(
            height: 48, side: 28, intoInset: 6, leastGap: 12, effectAbove: 50, leastWidth: 140, aboveKeyboard: 8, sideOverKeyboard: 16,
            besideTab: 12, besideCancel: 8, sideOfTabOverKeyboard: 8, widestOverKeyboard: 714
        ), "AndrewKochulab/sim-mirror, frames of iOS 27 at 402 x 874: a capsule at 28, 798 of 346 x 48, the effect from 748; iOS 26 is "
            + "assumed equal; a search tab: anvu69/liquid_shell, iOS 26.5 and 27.0 at 402 x 874: a circle of 48 at (28, 798), a field of 286 "
            + "at 88, over the keyboard a field of 330 x 48 at 8 and Cancel at 346"),
    ]

    /// Whether a search bar that scrolling hides is initially visible.
    static let showsBeforeScrolling: VersionTable<Bool> = [
        .since(11, false, "observed: it had to be pulled out"), .since(13, true, "observed"),
    ]
}
