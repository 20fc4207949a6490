/// From which width on a freely resizable iPad window is regular, and how small it may be.
///
/// A modelling rule, not a documented fact: Apple publishes no threshold. Among the fixed windows of all iPads 639 points is
/// the widest compact one and 678 the narrowest regular one; what lies between counts as compact.
public enum WindowWidthRule {
    /// In points.
    public static let narrowestRegular = 678.0

    /// No system figure for the smallest window was found (an app restricts its own scenes). This is the narrowest window
    /// the multitasking table has, and the height of the smallest screen that ran iOS 8.
    public static let minimumSize = Size(width: 320, height: 480)
}
