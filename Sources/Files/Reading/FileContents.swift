import Foundation
import PlaygroundModel

/// What was found at the place of a playground's file.
package enum FileContents: Hashable, Sendable {
    case file(BoundedFile)
    /// There is nothing.
    case gone
    /// It is a symbolic link out of the folder that is served, which may not show what lies elsewhere.
    case outside
    /// There is something that cannot be read, and why.
    case unreadable(String)

    /// - Parameter folder: where the file has to be, links followed; `nil` if it may be anywhere.
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
