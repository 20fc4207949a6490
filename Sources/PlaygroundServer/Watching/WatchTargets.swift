package struct WatchTargets: Hashable, Sendable {
    package struct Folder: Hashable, Sendable {
        var path: String
        /// The ending of files to report, or `nil` for all files. Most files that programs write have other endings.
        var ending: String?

        package init(_ path: String, ending: String? = nil) {
            self.path = WatchTargets.normalized(path)
            self.ending = ending
        }

        func reports(_ name: some BidirectionalCollection<UInt8>) -> Bool {
            guard let ending else { return true }
            return name.suffix(ending.utf8.count).elementsEqual(ending.utf8)
        }
    }

    var folders: [Folder]
    var files: [String]

    package init(folders: [Folder], files: [String]) {
        self.folders = folders
        self.files = files.map(Self.normalized)
    }

    /// The path without empty, `.` and `..` components, so that reported paths equal the given paths.
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
