import PlaygroundModel

/// The glass platter of a bottom tab bar, and the accessory above it, in points.
public struct TabPlatterMetrics: Hashable, Sendable {
    /// The minimum distance between the bar's sides and the platter or the accessory.
    public var margin: Double
    public var height: Double
    /// The distance between the platter's edges and the tabs.
    public var inset: Double
    public var overlap: Double
    public var widestTab: Double
    /// The maximum width of a tab with its image next to its title, and the width of image and gap. Not measured.
    public var widestTabBesideImage: Double
    public var imageBeside: Double
    /// The padding on each side of a title, not measured.
    public var titlePadding: Double
    /// The distance between the platter or the accessory and the screen's lower edge.
    var clearance: Double
    /// The distance between the platter and the circle of a search tab, not measured.
    public var searchGap: Double
    public var accessoryHeight: Double
    /// The distance between the accessory and the platter.
    var accessoryGap: Double

    /// The metrics by version. `nil` for bars of full width.
    public static let table: VersionTable<TabPlatterMetrics?> = [
        .since(8, nil, "tabs share the bar's width"),
        .since(26, TabPlatterMetrics(
            margin: 21, height: 62, inset: 4, overlap: 8, widestTab: 94, widestTabBesideImage: 160, imageBeside: 33, titlePadding: 8,
            clearance: 21, searchGap: 8, accessoryHeight: 48, accessoryGap: 8
        ), "getsentry/sentry-cocoa, iOS 26.1, and AndrewKochulab/sim-mirror, iOS 27, at 402 points: a platter of 360 x 62 at 21; five tabs of "
            + "77 x 54, 68.75 apart; three of 94 on a platter of 274; an app's trace of iOS 26.5 at 402 x 874: an accessory of 360 x 48 at "
            + "(21, 735), without a bar at (21, 805) and a safe area of 69; iamcgn/swiftui-web, iOS 26.0: 21 without a home indicator too"),
    ]

    func clearance(above inset: Double) -> Double { inset > 0 ? min(inset, clearance) : clearance }

    /// The platter's upper edge in a bar of this height, which includes the area down to the screen's edge. Negative in a bar that is too
    /// short for the clearance.
    /// - Parameter lowHeight: The platter's height in a low bar, which equals the bar's height above the safe area.
    public func top(in height: Double, safeArea inset: Double, lowHeight: Double? = nil) -> Double {
        min(0, height - clearance(above: inset) - (lowHeight ?? self.height))
    }
}
