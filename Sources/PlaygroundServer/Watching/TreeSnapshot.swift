import Files

/// The state of all watched paths, for systems that report a change in a folder but not the changed file.
struct TreeSnapshot: Sendable {
    private(set) var entries: [String: FileStatus] = [:]

    private static let limit = 16_384

    /// Links to files are followed, but links to folders are not.
    init(of targets: WatchTargets) {
        for folder in targets.folders { addFolder(folder.path, of: folder, IgnoredFolders(in: folder.path)) }
        for file in targets.files { entries[file] = FileStatus(ofPath: file) }
    }

    init(entries: [String: FileStatus]) {
        self.entries = entries
    }

    private mutating func addFolder(_ path: String, of target: WatchTargets.Folder, _ ignored: IgnoredFolders) {
        guard let folder = FileStatus(ofPath: path), folder.kind == .folder, entries.count < Self.limit else { return }
        entries[path] = folder
        for name in FileStatus.names(inFolder: path) where !IgnoredNames.contains(name) {
            let child = "\(path)/\(name)"
            guard let status = FileStatus(ofPath: child) else { continue }
            if status.kind == .folder {
                guard !ignored.contains(name, in: path), FileStatus(ofPath: child, followingLinks: false)?.kind == .folder else { continue }
                addFolder(child, of: target, ignored.entering(child))
            } else if target.reports(name.utf8) {
                entries[child] = status
            }
        }
    }

    /// The changes since an earlier snapshot. None is `finished`, because a snapshot cannot show that.
    func changes(since earlier: TreeSnapshot) -> [ChangeCoalescer.Event] {
        let written = entries.compactMap { path, status -> ChangeCoalescer.Event? in
            guard status.kind != .folder, earlier.entries[path] != status else { return nil }
            return status.size == 0 ? .emptied(path) : .modified(path)
        }
        return written + earlier.entries.keys.filter { entries[$0] == nil }.map { .removed($0) }
    }
}
