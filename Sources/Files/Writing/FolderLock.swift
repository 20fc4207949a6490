import Foundation

/// A folder that a process works in, so that others leave it alone: the system lets it go with the process, however that ends.
package struct FolderLock {
    private let folder: Descriptor

    /// `nil` where another process has it, or where it is no folder.
    package init?(_ path: String) {
        guard let folder = try? Descriptor(opening: path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW) else { return nil }
        guard flock(folder.number, LOCK_EX | LOCK_NB) == 0 else {
            folder.close()
            return nil
        }
        self.folder = folder
    }

    package func release() { folder.close() }
}
