extension String {
    package func path(to name: String) -> String { hasSuffix("/") ? self + name : "\(self)/\(name)" }

    /// Both paths without links and `..`.
    package func isFolder(of path: String) -> Bool { path.hasPrefix(self.path(to: "")) }
}
