/// Textual paths; links are not followed.
extension String {
    package func path(to name: String) -> String { hasSuffix("/") ? self + name : "\(self)/\(name)" }

    /// Whether a path is below the folder; both without links and `..`.
    package func isFolder(of path: String) -> Bool { path.hasPrefix(self.path(to: "")) }
}
