import Foundation

/// An exclusive lock of a folder; the system releases it when the process ends.
package struct FolderLock {
    private let folder: Descriptor

    /// `nil` where another process holds it, or for no folder.
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
