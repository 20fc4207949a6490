/// What a watcher was asked to watch.
struct WatchTargets: Hashable, Sendable {
    /// Absolute paths of folders, watched with their subfolders.
    var folders: [String]
    /// Absolute paths of single files.
    var files: [String]

    init(folders: [String], files: [String]) {
        self.folders = folders.map(Self.normalized)
        self.files = files.map(Self.normalized)
    }

    /// The path without empty, `.` and `..` components, so that what is reported compares equal to what was asked for.
    static func normalized(_ path: String) -> String {
        var components: [Substring] = []
        for component in path.split(separator: "/") where component != "." {
            if component == ".." {
                _ = components.popLast()
            } else {
                components.append(component)
            }
        }
        return "/" + components.joined(separator: "/")
    }
}
