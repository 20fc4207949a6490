/// The limits of a recording. The largest that our recorder writes, of 100 scenarios on an iPad, has about 20 MB.
public enum RecordingLimits {
    public static let bytes = 64 << 20
    /// Nested values: the numbers of a frame are nine deep.
    public static let depth = 16
    /// Values of the document: strings, numbers, objects, arrays.
    public static let values = 8_000_000
    public static let runs = 1_000
    /// Of a run.
    public static let steps = 1_000
    /// Controllers, views, bars and sheets of a step, each.
    public static let elements = 20_000
    /// Of a step; comparing two lists may take the product of their lengths.
    public static let callbacks = 2_000
    /// In points, of any edge and size: UIKit's layouts are far smaller, except for `greatestFiniteMagnitude`.
    public static let coordinate = 1_000_000.0
    /// Mistakes that are listed.
    public static let mistakes = 20
}
