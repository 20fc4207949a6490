enum IncludePathFailure: Error, Hashable, Sendable {
    /// The path leads out of the playground's folder, or might do so.
    case leavesFolder
    case notTOML
}

/// A path in `include`, relative to the folder of its file.
enum IncludePath {
    /// The path within the playground's folder. `file` is the including file's path in the same form.
    static func resolve(_ path: String, from file: String) throws(IncludePathFailure) -> String {
        guard !path.hasPrefix("/"), !path.contains("\\"), !path.contains("\0") else { throw .leavesFolder }
        var components = Array(file.split(separator: "/").dropLast())
        for component in path.split(separator: "/") where component != "." {
            if component == ".." {
                guard components.popLast() != nil else { throw .leavesFolder }
            } else {
                components.append(component)
            }
        }
        guard path.hasSuffix(".toml") else { throw .notTOML }
        return components.joined(separator: "/")
    }

    /// The folder of a path, with a trailing slash. Empty for the playground's own folder.
    static func folder(of path: String) -> String {
        path.split(separator: "/").dropLast().map { "\($0)/" }.joined()
    }
}
