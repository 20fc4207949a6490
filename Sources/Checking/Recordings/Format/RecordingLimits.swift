/// The limits of a recording. The largest that our recorder writes, with 100 scenarios on an iPad, has about 20 MB.
public enum RecordingLimits {
    public static let bytes = 64 << 20
    /// Nested values: the numbers of a frame are nine deep.
    public static let depth = 16
    public static let values = 8_000_000
    public static let runs = 1_000
    /// Per run.
    public static let steps = 1_000
    /// Controllers, views, bars and sheets, per kind and step.
    public static let elements = 20_000
    /// Per step. A comparison of two lists may take the product of their lengths.
    public static let callbacks = 2_000
    /// In points, for edges and sizes. UIKit's layouts are far smaller, except for `greatestFiniteMagnitude`.
    public static let coordinate = 1_000_000.0
    public static let mistakes = 20
}
