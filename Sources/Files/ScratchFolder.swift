import Foundation
import PathKit

/// A new folder for files that the program needs while it runs, and then removes.
package struct ScratchFolder: Sendable {
    package let path: String

    private static let memory = "/dev/shm"

    /// - Parameter prefersMemory: Where the system has a file system in memory, the folder is there.
    package init(prefersMemory: Bool = false) throws {
        let parent = prefersMemory && Path(Self.memory).isWritable ? Self.memory : FileManager.default.temporaryDirectory.path(percentEncoded: false)
        path = (Path(parent) + "traitscope-\(UUID().uuidString)").string
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }

    package func remove() { try? FileManager.default.removeItem(atPath: path) }
}
