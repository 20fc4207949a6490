/// The changes since the last batch.
package struct ChangeBatch: Hashable, Sendable {
    /// Absolute paths of written, created or deleted files. A folder means everything in it.
    package var paths: Set<String> = []
    /// Paths that have been written for so long that they are read nevertheless.
    package var overdue: Set<String> = []
    /// The kernel dropped events, so any watched path may have changed.
    package var mayHaveMissedSome = false

    package var isEmpty: Bool { paths.isEmpty && !mayHaveMissedSome }

    /// Adds a later batch, so that a slow reader receives only one.
    package mutating func merge(_ later: ChangeBatch) {
        overdue.subtract(later.paths)
        overdue.formUnion(later.overdue)
        paths.formUnion(later.paths)
        mayHaveMissedSome = mayHaveMissedSome || later.mayHaveMissedSome
    }

    func concerns(_ files: Set<String>) -> Bool {
        // There may be far more paths than files.
        !paths.isEmpty && files.contains { file in file.isOrIsWithin(paths.contains) }
    }
}

extension String {
    /// Whether the condition holds for the path or a folder above it.
    func isOrIsWithin(_ condition: (String) -> Bool) -> Bool {
        var path = self[...]
        while !path.isEmpty {
            if condition(String(path)) { return true }
            path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
        }
        return false
    }
}
