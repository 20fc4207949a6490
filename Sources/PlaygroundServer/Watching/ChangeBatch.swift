/// The changes since the last batch.
package struct ChangeBatch: Hashable, Sendable {
    /// Absolute paths that were written, created or deleted. A folder stands for all it holds.
    package var paths: Set<String> = []
    /// Those that are still being written, and have been for so long that they are read anyway.
    package var overdue: Set<String> = []
    /// True when the kernel dropped events, so that any watched path may have changed beside those listed.
    package var mayHaveMissedSome = false

    package var isEmpty: Bool { paths.isEmpty && !mayHaveMissedSome }

    /// Adds a later batch, so that a slow reader finds one batch and not a queue of them.
    package mutating func merge(_ later: ChangeBatch) {
        overdue.subtract(later.paths)
        overdue.formUnion(later.overdue)
        paths.formUnion(later.paths)
        mayHaveMissedSome = mayHaveMissedSome || later.mayHaveMissedSome
    }

    func concerns(_ files: Set<String>) -> Bool {
        // There may be many more paths than files.
        !paths.isEmpty && files.contains { file in file.isOrIsWithin(paths.contains) }
    }
}

extension String {
    /// Whether a condition holds for a path, or for a folder that it is in.
    func isOrIsWithin(_ condition: (String) -> Bool) -> Bool {
        var path = self[...]
        while !path.isEmpty {
            if condition(String(path)) { return true }
            path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
        }
        return false
    }
}
