/// What a watcher saw since it was last asked: paths to read again.
public struct ChangeBatch: Hashable, Sendable {
    /// Absolute paths that were written, appeared or vanished. A folder that came or went stands for all it holds.
    public var paths: Set<String>
    /// Those among them that are still being written, and have been for so long that they are read all the same.
    public var overdue: Set<String>
    /// True when the kernel dropped events, so that any watched path may have changed beside those listed.
    public var mayHaveMissedSome: Bool

    public init(paths: Set<String> = [], overdue: Set<String> = [], mayHaveMissedSome: Bool = false) {
        self.paths = paths
        self.overdue = overdue
        self.mayHaveMissedSome = mayHaveMissedSome
    }

    public var isEmpty: Bool { paths.isEmpty && !mayHaveMissedSome }

    /// Adds a later batch, so that a slow reader finds one batch and not a queue of them.
    public mutating func merge(_ later: ChangeBatch) {
        overdue.subtract(later.paths)
        overdue.formUnion(later.overdue)
        paths.formUnion(later.paths)
        mayHaveMissedSome = mayHaveMissedSome || later.mayHaveMissedSome
    }
}
