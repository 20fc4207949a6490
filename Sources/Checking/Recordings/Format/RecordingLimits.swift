/// The most that a recording can have. The largest that a recorder of ours writes, of 100 scenarios on an iPad, has about 20 MB.
public enum RecordingLimits {
    public static let bytes = 64 << 20
    /// Values of the document in one another: a frame's number is nine deep.
    public static let depth = 16
    /// Values of the document: strings, numbers, objects, arrays.
    public static let values = 8_000_000
    public static let runs = 1_000
    /// Of a run.
    public static let steps = 1_000
    /// Controllers, views, bars and sheets of a step, each.
    public static let elements = 20_000
    /// Of a step; putting two lists of them beside each other may take the product of their lengths.
    public static let callbacks = 2_000
    /// In points, of any edge and size: what UIKit itself gives a layout, `greatestFiniteMagnitude` apart, is far less.
    public static let coordinate = 1_000_000.0
    /// Mistakes that are listed.
    public static let mistakes = 20
}
