import Foundation

/// An exclusive lock of a folder. The system releases it when the process ends.
package struct FolderLock {
    private let folder: Descriptor

    /// `nil` if another process holds the lock, or the path is not a folder.
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
