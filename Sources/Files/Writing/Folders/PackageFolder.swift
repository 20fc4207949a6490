import Foundation

/// The folder of an ejected package. Its list `.traitscope-eject` has the digests of the written files. A package is made next to its
/// target and renamed to it. If a package contains files of the user, the ejected files are replaced, all or none. If the program is killed
/// meanwhile, the list has old and new digests, and the next ejection continues.
package struct PackageFolder {
    package static let suffix = ".swiftpm"
    static let listName = ".traitscope-eject"

    package enum Refusal: Error, Hashable, CustomStringConvertible {
        case isFile(String)
        case isForeign(String)
        case isChanged(String, [String])
        case isOccupied(String, [String])
        case leadsNowhere(String)
        case cannotWrite(String, String)
        /// The package was replaced, but files were added to the former package meanwhile.
        case isLeft(String, of: String)

        package var description: String {
            switch self {
            case .isFile(let path): "\(path) is a file. Name a new folder, or an ejected package."
            case .isForeign(let path): "\(path) already exists and was not ejected. Name a new folder."
            case .isChanged(let path, let files):
                "\(path) was changed since it was ejected: \(OwnedFolder.Refusal.list(files)). Nothing is written; --merge writes the new files next to it."
            case .isOccupied(let path, let files):
                "\(path) has files of yours in the place of new ones: \(OwnedFolder.Refusal.list(files)). Nothing is written; move them away, or use "
                    + "--merge to write the new files next to it."
            case .leadsNowhere(let path): "\(path) is a broken link. Name a new folder."
            // The system's reason may end with a full stop.
            case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason.trimmingCharacters(in: ["."]))."
            case .isLeft(let former, let path): "\(path) is written. Files that were added to it meanwhile are in \(former)."
            }
        }
    }

    package struct Written {
        package var folder: String
        package var files: [String]
        package var removed: [String] = []
        package var isBeside = false
    }

    package typealias File = (path: String, bytes: [UInt8])

    private let name: String
    private let folder: String

    package init(_ name: String) {
        let plain = name.count > 1 && name.hasSuffix("/") ? String(name.dropLast()) : name
        self.name = plain
        folder = FolderTree.entry(at: plain) == .symbolicLink ? FileStatus.resolvedPath(plain) ?? plain : plain
    }

    /// - Parameter merging: Whether to write differing files next to a changed package.
    package func write(_ files: [File], merging: Bool) throws -> Written {
        // If several files have the same path, the first one counts.
        var known: Set<String> = []
        let files = files.filter { known.insert($0.path).inserted }
        switch FolderTree.entry(at: folder) {
        case nil: return try writeAll(files)
        case .folder: break
        case .symbolicLink: throw Refusal.leadsNowhere(name)
        case .file, .other: throw Refusal.isFile(name)
        }
        let owned = try OwnedFolder(folder, list: Self.listName)
        guard owned.record != nil else {
            guard isEmpty else { throw Refusal.isForeign(name) }
            return try writeAll(files)
        }
        do {
            try check(owned, for: files)
        } catch {
            guard merging else { throw error }
            return try writeBeside(files)
        }
        return try replace(files, owned)
    }

    /// Checks that ejected files are unchanged and that no other file has the path of a new one.
    private func check(_ owned: OwnedFolder, for files: [File]) throws(Refusal) {
        let changed = owned.changed
        guard changed.isEmpty else { throw .isChanged(name, changed) }
        let occupied = owned.obstacles(to: files.map(\.path))
        guard occupied.isEmpty else { throw .isOccupied(name, occupied) }
    }

    private var isEmpty: Bool { (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty == true }

    /// Writes differing files into a separate folder. The user's files there stay.
    private func writeBeside(_ files: [File]) throws -> Written {
        let tree = FolderTree(root: folder)
        let different = files.filter { tree.bytes(of: $0.path, limit: $0.bytes.count) != $0.bytes }
        do {
            var written = try PackageFolder(name + ".new").write(different, merging: false)
            written.isBeside = true
            return written
        } catch let refusal as Refusal {
            guard case .isChanged(let path, let files) = refusal else { throw refusal }
            throw OwnedFolder.Refusal.isOccupied(path, files)
        }
    }

    private func writeAll(_ files: [File]) throws -> Written {
        try withInterruption {
            let (made, lock) = try make(files)
            defer { lock?.release() }
            // Only an empty folder can be replaced.
            guard rename(made.tree.root, folder) == 0 else {
                let reason = SystemError.last.reason
                _ = made.remove()
                throw Refusal.cannotWrite(name, reason)
            }
        }
        return Written(folder: name, files: files.map(\.path))
    }

    private func replace(_ files: [File], _ owned: OwnedFolder) throws -> Written {
        var removed: [String] = []
        try withInterruption {
            if !owned.hasOthers, try exchange(files, owned) {
                let names = Set(files.map(\.path))
                removed = owned.record?.digests.keys.filter { !names.contains($0) }.sorted() ?? []
            } else {
                removed = try owned.write(files, removing: true)
            }
        }
        return Written(folder: name, files: files.map(\.path), removed: removed)
    }

    /// Replaces a folder that contains only ejected files with a new one. Returns `false` if that is impossible.
    private func exchange(_ files: [File], _ owned: OwnedFolder) throws -> Bool {
        let (made, lock) = try make(files)
        defer { lock?.release() }
        guard !owned.hasOthers, owned.changed.isEmpty, PathExchange.exchange(made.tree.root, with: folder) else {
            _ = made.remove()
            return false
        }
        let former = try OwnedFolder(made.tree.root, list: Self.listName)
        guard former.remove() else { throw Refusal.isLeft(made.tree.root, of: name) }
        return true
    }

    private func withInterruption(_ work: () throws -> Void) throws {
        let interruption = Interruption()
        defer { interruption.end() }
        removeLeftovers()
        try work()
    }

    /// The lock and the list are written first, so that the next ejection can recognize a leftover.
    private func make(_ files: [File]) throws -> (OwnedFolder, FolderLock?) {
        let number = String(UInt64.random(in: .min ... .max), radix: 36)
        let path = "\(parent)/\(Draft.prefix)\(number)\(Draft.suffix)"
        do {
            try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        } catch {
            throw Refusal.cannotWrite(name, error.localizedDescription)
        }
        guard mkdir(path, 0o777) == 0 else { throw Refusal.cannotWrite(name, SystemError.last.reason) }
        let lock = FolderLock(path)
        do {
            let empty = try OwnedFolder(path, list: Self.listName)
            try empty.write(files)
            return (try OwnedFolder(path, list: Self.listName), lock)
        } catch {
            if let made = try? OwnedFolder(path, list: Self.listName) { _ = made.remove() }
            rmdir(path)
            lock?.release()
            throw named(error)
        }
    }

    /// The error with the name of the package instead of the draft's name.
    private func named(_ error: any Error) -> any Error {
        switch error {
        case OutputFile.Refusal.cannotWrite(_, let reason), OwnedFolder.Refusal.cannotWrite(_, let reason): Refusal.cannotWrite(name, reason)
        default: error
        }
    }

    private var parent: String { OutputFile.folder(of: folder) }

    /// Removes packages of killed ejections: unlocked drafts that contain only listed, unchanged files and drafts.
    private func removeLeftovers() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? [] where Self.isDraft(name) {
            let path = "\(parent)/\(name)"
            guard let lock = FolderLock(path) else { continue }
            defer { lock.release() }
            guard let left = try? OwnedFolder(path, list: Self.listName), let entries = try? left.tree.entries() else { continue }
            // A draft without a list contains only the list's draft.
            let record = left.record ?? FileRecord([])
            let folders = Set(FolderTree.folders(of: record.digests.keys))
            let drafts = entries.filter { $0.entry == .file && Self.isDraft(String($0.name.split(separator: "/").last ?? "")) }.map(\.name)
            let isOwn = entries.allSatisfy { name, entry in
                switch entry {
                case .file: name == Self.listName || drafts.contains(name) || record.isUnchanged(name, in: left.tree)
                case .folder: folders.contains(name)
                case .symbolicLink, .other: false
                }
            }
            guard isOwn else { continue }
            for draft in drafts { unlink(left.tree.path(draft)) }
            if left.record == nil { rmdir(path) } else { _ = left.remove() }
        }
    }

    private static func isDraft(_ name: String) -> Bool { name.hasPrefix(Draft.prefix) && name.hasSuffix(Draft.suffix) }
}
