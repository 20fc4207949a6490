import Foundation

/// The second level of the tests. `Tests/run --all` sets `TRAITSCOPE_SWEEPS`: tests then go over all seeds and samples, not over a choice.
public enum Sweeps {
    public static let areRun = ProcessInfo.processInfo.environment["TRAITSCOPE_SWEEPS"] != nil
}
