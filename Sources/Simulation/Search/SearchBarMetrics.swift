import PlaygroundModel

/// Lengths of search bars in the bars of navigation controllers, in points.
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
        /// From the sides of the safe area.
        var side: Double
        /// How far it extends into the bottom inset. Without an inset, its distance from the edge.
        var intoInset: Double
        var leastGap: Double
        /// From the effect's upper edge to the field's.
        var effectAbove: Double
        /// A field with less space next to a toolbar's items becomes a button: not measured.
        var leastWidth: Double
        /// Over the keyboard: not measured.
        var aboveKeyboard: Double
        var sideOverKeyboard: Double
    }

    static let bottom: VersionTable<Bottom> = [
        .since(26, Bottom(
            height: 48, side: 28, intoInset: 6, leastGap: 12, effectAbove: 50, leastWidth: 140, aboveKeyboard: 8, sideOverKeyboard: 16
        ), "AndrewKochulab/sim-mirror, frames of iOS 27 at 402 x 874: a capsule at 28, 798 of 346 x 48, the effect from 748; iOS 26 is "
            + "assumed equal"),
    ]

    /// Whether a search bar that scrolling hides is visible at first.
    static let showsBeforeScrolling: VersionTable<Bool> = [
        .since(11, false, "observed: it had to be pulled out"), .since(13, true, "observed"),
    ]
}
