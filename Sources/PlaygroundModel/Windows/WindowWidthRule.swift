/// The narrowest regular width and the smallest size of an iPad's free window. They are a model: Apple publishes no threshold. In the
/// fixed windows of all iPads, 639 points is the widest compact width and 678 the narrowest regular width. Widths in between are compact.
public enum WindowWidthRule {
    /// The minimum regular width, in points.
    public static let narrowestRegular = 678.0

    /// The narrowest width in the multitasking table, and the height of the smallest screen. No system figure was found.
    public static let minimumSize = Size(width: 320, height: 480)
}
