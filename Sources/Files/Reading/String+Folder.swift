extension String {
    package func path(to name: String) -> String { hasSuffix("/") ? self + name : "\(self)/\(name)" }

    /// Whether this folder contains a path. Neither path may contain links or `..`.
    package func isFolder(of path: String) -> Bool { path.hasPrefix(self.path(to: "")) }
}
