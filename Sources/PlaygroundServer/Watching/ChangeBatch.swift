/// The changes since the last batch.
package struct ChangeBatch: Hashable, Sendable {
    /// The absolute paths of written, created or deleted files. A folder means everything in it.
    package var paths: Set<String> = []
    /// The paths that have been written for so long that they are read anyway.
    package var overdue: Set<String> = []
    /// Whether the kernel dropped events, so that any watched path may have changed.
    package var mayHaveMissedSome = false

    package var isEmpty: Bool { paths.isEmpty && !mayHaveMissedSome }

    /// Merges a later batch into this one, so that a slow reader receives only one.
    package mutating func merge(_ later: ChangeBatch) {
        overdue.subtract(later.paths)
        overdue.formUnion(later.overdue)
        paths.formUnion(later.paths)
        mayHaveMissedSome = mayHaveMissedSome || later.mayHaveMissedSome
    }

    func concerns(_ files: Set<String>) -> Bool {
        // The files are iterated, because there may be far more paths.
        !paths.isEmpty && files.contains { file in file.isOrIsWithin(paths.contains) }
    }
}

extension String {
    /// Whether the condition is true for the path or a folder above it.
    func isOrIsWithin(_ condition: (String) -> Bool) -> Bool {
        var path = self[...]
        while !path.isEmpty {
            if condition(String(path)) { return true }
            path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
        }
        return false
    }
}
