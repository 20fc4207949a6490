import Files

/// Reads assets from a folder for each request, so that edits are visible immediately.
package struct FolderAssets: AssetSource {
    package let version: String? = nil
    private let folder: String
    static let longestFile = 1 << 24

    package init(folder: String) {
        self.folder = folder
    }

    /// The asset, unless a symbolic link leads out of the folder.
    package func asset(named name: AssetName) -> Asset? {
        guard let root = FileStatus.resolvedPath(folder),
              let file = FileStatus.resolvedPath("\(folder)/\(name.text)"),
              root.isFolder(of: file),
              let bytes = BoundedFile.bytes(of: file, limit: Self.longestFile)
        else { return nil }
        return Asset(bytes: bytes, named: name.text)
    }
}
