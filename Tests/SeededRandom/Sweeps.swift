import Foundation

/// The second level of the tests. `Tests/run --all` sets `TRAITSCOPE_SWEEPS`: tests then use all seeds and samples, not a selection.
public enum Sweeps {
    public static let areRun = ProcessInfo.processInfo.environment["TRAITSCOPE_SWEEPS"] != nil
}
