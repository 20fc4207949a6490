/// The paths of what is in a folder, by their text alone: no link is followed.
extension String {
    /// The path of something in the folder whose path this is.
    package func path(to name: String) -> String { hasSuffix("/") ? self + name : "\(self)/\(name)" }

    /// Whether a path is of something in the folder whose path this is, or in one below it; both without links and `..`.
    package func isFolder(of path: String) -> Bool { path.hasPrefix(self.path(to: "")) }
}
