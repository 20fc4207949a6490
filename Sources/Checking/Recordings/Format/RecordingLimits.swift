/// The limits of a recording. The largest recording that our recorder writes, 100 scenarios on an iPad, has about 20 MB.
public enum RecordingLimits {
    public static let bytes = 64 << 20
    /// The maximum nesting of values. The numbers of a frame are nine levels deep.
    public static let depth = 16
    public static let values = 8_000_000
    public static let runs = 1_000
    /// The maximum number of steps per run.
    public static let steps = 1_000
    /// The maximum number of controllers, views, bars or sheets, per kind and step.
    public static let elements = 20_000
    /// The maximum number of callbacks per step. Comparing two lists may take time proportional to the product of their lengths.
    public static let callbacks = 2_000
    /// The maximum of edges and sizes, in points. UIKit's layouts are far smaller, except for `greatestFiniteMagnitude`.
    public static let coordinate = 1_000_000.0
    public static let mistakes = 20
}
