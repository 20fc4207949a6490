import Files
import Foundation

/// The folder in which an app's code is built. It is kept next to the compiler's tools, so that the next import builds only changed files.
/// If another import is using it, the code is built in a temporary folder.
package struct BuildFolder: Sendable {
    let path: String
    private let lock: FolderLock?
    private let temporary: ScratchFolder?

    /// The number of folders to keep. Those of the latest imports are kept.
    private static let keptCount = 8

    package init(for folder: CodeFolder, _ toolchain: SwiftToolchain) throws {
        let apps = "\(toolchain.folder)/apps"
        let kept = "\(apps)/\(SHA256.hexadecimal(Array(folder.path.utf8)).prefix(16))"
        try FileManager.default.createDirectory(
            atPath: kept, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        lock = FolderLock(kept)
        temporary = lock == nil ? try ScratchFolder() : nil
        path = temporary?.path ?? kept
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: kept)
        Self.removeOldest(in: apps)
    }

    /// Releases the folder.
    package func close() {
        temporary?.remove()
        lock?.release()
    }

    private static func removeOldest(in apps: String) {
        let dated = FileStatus.names(inFolder: apps).compactMap { name in
            FileStatus(ofPath: "\(apps)/\(name)").map { (path: "\(apps)/\(name)", seconds: $0.modifiedSeconds) }
        }
        for old in dated.sorted(by: { $0.seconds > $1.seconds }).dropFirst(keptCount) {
            guard let lock = FolderLock(old.path) else { continue }
            try? FileManager.default.removeItem(atPath: old.path)
            lock.release()
        }
    }
}
