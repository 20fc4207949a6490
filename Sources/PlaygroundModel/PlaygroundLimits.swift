/// The most that a file or an event can ask for: more than any playground a person writes, and little enough that one save is
/// handled within a second.
///
/// Each is checked before anything is built of what exceeds it.
public enum PlaygroundLimits {
    // MARK: Files, in bytes

    /// Of the playground itself.
    public static let playgroundBytes = 2_000_000
    /// Of an Info.plist, a strings file or any other file beside the playground.
    public static let attachmentBytes = 1 << 20
    /// Of an icon's drawing.
    public static let iconBytes = 64 << 10

    // MARK: Layout

    /// In points: no edge and no size may be greater. A constraint that leads beyond is left out.
    public static let coordinate = 10_000_000.0

    /// What is wrong with the layout of one controller, as far as it is told.
    public static let layoutIssues = 100

    // MARK: Events

    /// Bytes of an event's text form.
    public static let eventBytes = 4_000
    /// In points, of a window's width and height and of a sheet's height. The largest screen is 1366 points long.
    public static let windowLength = 10_000.0
}
