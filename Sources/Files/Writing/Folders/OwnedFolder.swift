import Foundation

/// A folder that contains files of a command and files of the user. A hidden list has the digests of the command's files. Only unchanged
/// files in the list are replaced or deleted. Symbolic links are not followed.
package struct OwnedFolder {
    package enum Refusal: Error, Hashable, Sendable, CustomStringConvertible {
        case isFile(String)
        case badList(String, reason: String)
        /// Paths of files that the command did not write, or that were changed.
        case isOccupied(String, [String])
        case cannotWrite(String, reason: String)

        package var description: String {
            switch self {
            case .isFile(let path): "\(path) is a file. Name a folder."
            case .badList(let path, let reason): "\(path) cannot be used: \(reason). Nothing is written; name a new folder."
            case .isOccupied(let path, let files):
                "\(path) has files that were not written by this command, or were changed since: \(Self.list(files)). Nothing is written; "
                    + "move them away, or name another folder."
            // The system's reason may end with a full stop.
            case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason.trimmingCharacters(in: ["."]))."
            }
        }

        static func list(_ files: [String]) -> String {
            let shown = files.prefix(5).joined(separator: ", ")
            return files.count > 5 ? "\(shown) and \(files.count - 5) more" : shown
        }
    }

    let tree: FolderTree
    private let listName: String
    let record: FileRecord?

    /// Opens the folder, which need not exist.
    package init(_ path: String, list: String) throws(Refusal) {
        tree = FolderTree(root: path)
        listName = list
        do throws(FileRecord.Damage) {
            record = try FileRecord(named: list, in: tree)
        } catch {
            throw .badList(tree.path(list), reason: error.description)
        }
    }

    var changed: [String] {
        guard let record else { return [] }
        return record.digests.keys.filter { !record.isUnchanged($0, in: tree) }.sorted()
    }

    /// Paths of files that the command did not write, or that were changed.
    package func obstacles(to paths: [String]) -> [String] {
        paths.filter { tree.entry($0) != nil && record?.isUnchanged($0, in: tree) != true }.sorted()
    }

    var hasOthers: Bool {
        guard let record, let entries = try? tree.entries() else { return true }
        // Names are compared by bytes, because equal strings can be different file names.
        let files = Set((Array(record.digests.keys) + [listName]).map { Array($0.utf8) })
        let folders = Set(FolderTree.folders(of: record.digests.keys).map { Array($0.utf8) })
        return entries.contains { name, entry in
            switch entry {
            case .file: !files.contains(Array(name.utf8))
            case .folder: !folders.contains(Array(name.utf8))
            case .symbolicLink, .other: true
            }
        }
    }

    /// Writes all files or none, then the list. `removing` deletes unchanged files of the former list that are not among `files`. Otherwise
    /// such files stay listed. Returns the deleted files.
    @discardableResult
    package func write(_ files: [(path: String, bytes: [UInt8])], removing: Bool = false) throws -> [String] {
        let occupied = obstacles(to: files.map(\.path))
        guard occupied.isEmpty else { throw Refusal.isOccupied(tree.root, occupied) }
        let new = FileRecord(files)
        let former = record ?? FileRecord([])
        let pending = former.pending(new)
        let names = Set(files.map(\.path))
        let outdated = removing ? former.digests.keys.filter { !names.contains($0) && tree.entry($0) != nil }.sorted() : []
        let interruption = Interruption()
        defer { interruption.end() }
        try writeList(pending.text)
        var made: [String] = []
        do {
            for file in files { made += try tree.makeFolders(for: file.path) }
            let targets: [(target: OutputFile, bytes: [UInt8])] = try files.map { (try OutputFile(tree.path($0.path)), $0.bytes) }
            // Checks again when all drafts are complete.
            try OutputFile.write(targets) { files.allSatisfy { tree.entry($0.path) == nil || pending.isUnchanged($0.path, in: tree) } }
        } catch {
            for folder in made.reversed() { rmdir(folder) }
            try restoreList()
            if let error = error as? SystemError { throw Refusal.cannotWrite(tree.root, reason: error.reason) }
            throw error
        }
        let removed = outdated.filter { former.isUnchanged($0, in: tree) && unlink(tree.path($0)) == 0 }
        try writeList((removing ? new : former.adding(new)).text, isRequired: true)
        return removed
    }

    /// - Parameter isRequired: Whether the list is written even after a signal, because the files have already changed.
    private func writeList(_ text: String, isRequired: Bool = false) throws {
        let entry = tree.entry(listName)
        guard entry == nil || entry == .file else {
            throw Refusal.badList(tree.path(listName), reason: FileRecord.Damage.notARegularFile.description)
        }
        try OutputFile.write([(try OutputFile(tree.path(listName)), Array(text.utf8))], isRequired: isRequired)
    }

    private func restoreList() throws {
        if let record { try writeList(record.text, isRequired: true) } else { unlink(tree.path(listName)) }
    }

    /// Deletes the listed, unchanged files, the list, and the folder if it is then empty.
    func remove() -> Bool {
        guard let record else { return false }
        for path in record.digests.keys where tree.entry(path) != nil && record.isUnchanged(path, in: tree) { unlink(tree.path(path)) }
        for folder in FolderTree.folders(of: record.digests.keys) where tree.entry(folder) == .folder { rmdir(tree.path(folder)) }
        guard (try? tree.entries())?.count == 1, unlink(tree.path(listName)) == 0 else { return false }
        return rmdir(tree.root) == 0
    }
}
