import Foundation
import PathKit
import Synchronization

/// A new temporary folder, removed when it is no longer needed. It is locked, so that a later run can remove the folders of a killed one.
package struct ScratchFolder: Sendable {
    package let path: String
    private let lock: FolderLock?

    private static let memory = "/dev/shm"
    private static let prefix = "traitscope-scratch-"
    /// The prefix of folders that are not locked yet.
    private static let newPrefix = "traitscope-new-"
    /// The minimum age, in seconds, at which a new folder without a lock is a leftover.
    private static let leastAge = 60
    private static let isCleaned = Mutex(false)

    /// - Parameter prefersMemory: Whether to use a file system in memory, if the system has one.
    package init(prefersMemory: Bool = false) throws {
        let temporary = FileManager.default.temporaryDirectory.path(percentEncoded: false)
        Self.isCleaned.withLock { isCleaned in
            if !isCleaned { Self.removeLeftovers(in: [temporary, Self.memory]) }
            isCleaned = true
        }
        let parent = Path(prefersMemory && Path(Self.memory).isWritable ? Self.memory : temporary)
        let name = UUID().uuidString
        let new = (parent + (Self.newPrefix + name)).string
        path = (parent + (Self.prefix + name)).string
        try FileManager.default.createDirectory(
            atPath: new, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        lock = FolderLock(new)
        try SystemError.check(rename(new, path))
    }

    package func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// Removes our folders that no process has locked.
    static func removeLeftovers(in parents: [String], now: Int = time(nil)) {
        for parent in parents {
            for name in FileStatus.names(inFolder: parent) where name.hasPrefix(prefix) || name.hasPrefix(newPrefix) {
                let path = (Path(parent) + name).string
                var status = stat()
                guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
                      name.hasPrefix(prefix) || now - Int(FileStatus(status).modifiedSeconds) > leastAge, let lock = FolderLock(path)
                else { continue }
                try? FileManager.default.removeItem(atPath: path)
                lock.release()
            }
        }
    }
}
