/// The position of the app's icon, which decides on which side the quick actions open.
public enum HomeScreenPosition: Hashable, Sendable {
    /// A row and a column, counted from 1 and limited to the device's rows and columns.
    case grid(row: Int, column: Int)
    /// The last icon of the dock.
    case dock

    public static let standard = grid(row: 2, column: 2)
}
