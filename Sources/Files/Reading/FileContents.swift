import Foundation
import PlaygroundModel

/// The contents at a playground's path.
package enum FileContents: Hashable, Sendable {
    case file(BoundedFile)
    case gone
    /// A symbolic link whose target is outside the served folder. The target stays private.
    case outside
    case unreadable(String)

    /// - Parameter folder: The folder that must contain the resolved file. `nil` allows any location.
    init(of path: String, within folder: String?) {
        guard FileStatus(ofPath: path, followingLinks: false) != nil else { self = .gone; return }
        guard let resolved = FileStatus.resolvedPath(path) else {
            self = errno == ENOENT ? .gone : .unreadable(String(cString: strerror(errno)))
            return
        }
        if let folder, !folder.isFolder(of: resolved) { self = .outside; return }
        guard FileStatus(ofPath: resolved)?.kind == .file else { self = .unreadable("it is not a file"); return }
        guard access(resolved, R_OK) == 0 else { self = .unreadable(String(cString: strerror(errno))); return }
        self = (try? BoundedFile(resolved, limit: PlaygroundLimits.playgroundBytes)).map { .file($0) } ?? .gone
    }

    /// Whether the list of playgrounds shows the file.
    package var isThere: Bool { self != .gone }
}
