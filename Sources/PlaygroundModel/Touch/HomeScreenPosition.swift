/// Where on the home screen the app's icon stands, and with it on which side of it the quick actions open.
public enum HomeScreenPosition: Hashable, Sendable {
    /// Counted from 1. On a device with fewer rows or columns it is the last one.
    case grid(row: Int, column: Int)
    /// The row of icons at the bottom, of which it is the last.
    case dock

    public static let standard = grid(row: 2, column: 2)
}
