import PlaygroundModel

/// Which horizontal size class a freely resizable iPad window has.
///
/// A modelling rule, not a documented fact: Apple publishes no threshold. Among the fixed windows of all iPads 639 points is
/// the widest compact one and 678 the narrowest regular one; what lies between counts as compact. The vertical class is
/// regular in every window of an iPad.
public enum WindowWidthRule {
    /// In points.
    public static let narrowestRegular = 678.0

    /// No system figure for the smallest window was found (an app restricts its own scenes). This is the narrowest window
    /// the multitasking table has, and the height of the smallest screen that ran iOS 8.
    public static let minimumSize = Size(width: 320, height: 480)

    /// The class of a window of a width in points.
    public static func horizontalSizeClass(forWidth width: Double) -> UserInterfaceSizeClass {
        width >= narrowestRegular ? .regular : .compact
    }

    /// A window size within what a screen allows.
    public static func clamped(_ size: Size, to screen: Size) -> Size {
        Size(
            width: min(screen.width, max(minimumSize.width, size.width)),
            height: min(screen.height, max(minimumSize.height, size.height))
        )
    }
}
