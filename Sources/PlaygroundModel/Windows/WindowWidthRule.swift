/// The narrowest regular width and the smallest size of an iPad's free window. A modelling rule: Apple publishes no threshold.
/// Of all iPads' fixed windows, 639 points is the widest compact width and 678 the narrowest regular one. Widths between count as compact.
public enum WindowWidthRule {
    /// In points.
    public static let narrowestRegular = 678.0

    /// No system figure was found: the narrowest width in the multitasking table, and the smallest screen's height.
    public static let minimumSize = Size(width: 320, height: 480)
}
