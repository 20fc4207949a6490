import Ejection
import FileOutput
import Foundation
import PathKit

/// The folder of an ejected package: written whole or not at all, or beside one that a person has changed since.
///
/// `.traitscope-eject` in it lists the files with their digests, as they were written: what differs from it is the person's. A package is
/// made beside its place and put there in one step. Where a person has put files of their own into it, its files are replaced in it, all or
/// none unless the program is killed; then the list has the old and the new digests, and the next ejection goes on. What a killed one was
/// making beside it, the next one takes away.
struct PackageFolder {
    static let suffix = ".swiftpm"
    private static let listName = ".traitscope-eject"

    /// Why nothing is written.
    enum Refusal: Error, CustomStringConvertible {
        case isFile(String)
        case isForeign(String)
        case isChanged(String, [String])
        case cannotWrite(String, String)

        var description: String {
            switch self {
            case .isFile(let path): "\(path) is a file. Name a folder that is free, or an ejected package."
            case .isForeign(let path): "\(path) is there and was not ejected. Name a folder that is free."
            case .isChanged(let path, let files):
                "\(path) was changed since it was ejected: \(Self.list(files)). Nothing is written; --merge writes what is new beside it."
            // What the system says ends with a full stop, or does not.
            case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason.trimmingCharacters(in: ["."]))."
            }
        }

        private static func list(_ files: [String]) -> String {
            let shown = files.prefix(5).joined(separator: ", ")
            return files.count > 5 ? "\(shown) and \(files.count - 5) more" : shown
        }
    }

    /// What came of it.
    struct Written {
        var folder: String
        var files: [String]
        /// Files of an earlier ejection that are not part of this one any more, which were removed.
        var removed: [String] = []
        /// Whether the files stand beside a package that was changed.
        var isBeside = false
    }

    private let folder: Path

    init(_ folder: Path) {
        self.folder = folder
    }

    func write(_ files: [EjectedFile], merging: Bool) throws -> Written {
        guard folder.exists else { return try writeAll(files, into: folder) }
        guard folder.isDirectory else { throw Refusal.isFile(folder.string) }
        let isEmpty = ((try? folder.children()) ?? []).isEmpty
        guard !isEmpty else { return try writeAll(files, into: folder) }
        guard let listed = Self.list(in: folder) else { throw Refusal.isForeign(folder.string) }
        let changed = self.changed(since: listed)
        guard !changed.isEmpty else { return try replace(files, listed) }
        guard merging else { throw Refusal.isChanged(folder.string, changed) }
        return try writeBeside(files)
    }

    /// The files that differ from what a person has, in a folder of their own.
    private func writeBeside(_ files: [EjectedFile]) throws -> Written {
        let beside = Path(folder.string + ".new")
        if beside.exists {
            guard beside.isDirectory, let listed = Self.list(in: beside), PackageFolder(beside).changed(since: listed).isEmpty else {
                throw Refusal.isForeign(beside.string)
            }
            try beside.delete()
        }
        let different = files.filter { file in (try? (folder + file.path).read()).map(Array.init) != file.bytes }
        var written = try writeAll(different, into: beside)
        written.isBeside = true
        return written
    }

    /// Makes a folder beside its place, and puts it there.
    private func writeAll(_ files: [EjectedFile], into target: Path) throws -> Written {
        try withInterruption(target) {
            let (made, lock) = try make(files, for: target)
            defer { lock?.release() }
            do {
                if target.exists { try target.delete() }
                try made.move(target)
            } catch {
                try? made.delete()
                throw error
            }
        }
        return Written(folder: target.string, files: files.map(\.path))
    }

    /// Puts files in the place of those that were ejected before.
    private func replace(_ files: [EjectedFile], _ listed: [String: Set<String>]) throws -> Written {
        let names = Set(files.map(\.path))
        let removed = listed.keys.filter { !names.contains($0) }.sorted()
        try withInterruption(folder) {
            if !hasOthers(than: listed) {
                let (made, lock) = try make(files, for: folder)
                // After it the former package stands there.
                defer {
                    try? made.delete()
                    lock?.release()
                }
                if FolderExchange.exchange(made.string, with: folder.string) { return }
            }
            let list = folder + Self.listName
            let formerList = Array(try list.read())
            var digests = Self.digests(of: files)
            for (path, former) in listed { digests[path, default: []].formUnion(former) }
            try OutputFile(list.string).write(Self.list(of: digests))
            do {
                let new = try files.map { file in
                    let path = folder + file.path
                    try path.parent().mkpath()
                    return (try OutputFile(path.string), file.bytes)
                }
                try OutputFile.write(new + [(try OutputFile(list.string), Self.list(of: Self.digests(of: files)))])
            } catch {
                try OutputFile(list.string).write(formerList)
                throw error
            }
            for path in removed { try? (folder + path).delete() }
        }
        return Written(folder: folder.string, files: files.map(\.path), removed: removed)
    }

    /// A signal waits until the folder is in order.
    private func withInterruption(_ target: Path, _ work: () throws -> Void) throws {
        let interruption = Interruption()
        defer { interruption.end() }
        do {
            removeLeftovers(beside: target)
            try work()
        } catch let error as CocoaError {
            throw Refusal.cannotWrite(target.string, error.localizedDescription)
        }
    }

    /// Makes a package beside its place. It is locked as long as it is in the making, and its list is there before its files: by both the
    /// next ejection knows what a killed one has left.
    private func make(_ files: [EjectedFile], for target: Path) throws -> (Path, FolderLock?) {
        let number = String(UInt64.random(in: .min ... .max), radix: 36)
        let made = target.absolute().parent() + "\(Self.draftPrefix)\(number)\(Self.draftSuffix)"
        try made.mkpath()
        let lock = FolderLock(made.string)
        do {
            try OutputFile((made + Self.listName).string).write(Self.list(of: Self.digests(of: files)))
            for folder in Set(files.map { (made + $0.path).parent() }) { try folder.mkpath() }
            try OutputFile.write(files.map { (try OutputFile((made + $0.path).string), $0.bytes) })
        } catch {
            try? made.delete()
            lock?.release()
            throw error
        }
        return (made, lock)
    }

    private static let draftPrefix = ".traitscope-"
    private static let draftSuffix = ".part"

    /// Takes away what killed ejections were making beside a package: folders of their names that no process has locked, and in which
    /// nothing is but what their lists say, as it was written, and drafts of it.
    private func removeLeftovers(beside target: Path) {
        for folder in (try? target.absolute().parent().children()) ?? [] {
            guard Self.isDraft(folder.lastComponent), let lock = FolderLock(folder.string) else { continue }
            defer { lock.release() }
            guard let listed = Self.list(in: folder), let names = FileManager.default.subpaths(atPath: folder.string) else { continue }
            let isOwn = names.allSatisfy { name in
                let path = folder + name
                if path.isSymlink { return false }
                if path.isDirectory || name == Self.listName || Self.isDraft(path.lastComponent) { return true }
                guard let digests = listed[name], let bytes = try? path.read() else { return false }
                return digests.contains(Self.digest(Array(bytes)))
            }
            if isOwn { try? folder.delete() }
        }
    }

    private static func isDraft(_ name: String) -> Bool { name.hasPrefix(draftPrefix) && name.hasSuffix(draftSuffix) }

    private static func list(of digests: [String: Set<String>]) -> [UInt8] {
        let lines = digests.sorted { $0.key < $1.key }.flatMap { path, digests in digests.sorted().map { "\($0) \(path)\n" } }
        return Array(lines.joined().utf8)
    }

    private static func digests(of files: [EjectedFile]) -> [String: Set<String>] {
        Dictionary(files.map { ($0.path, [digest($0.bytes)]) }) { first, _ in first }
    }

    /// Whether there are files in the folder that were not ejected: a repository, what Xcode built.
    private func hasOthers(than listed: [String: Set<String>]) -> Bool {
        guard let names = FileManager.default.subpaths(atPath: folder.string) else { return true }
        return names.contains { $0 != Self.listName && listed[$0] == nil && !(folder + $0).isDirectory }
    }

    // MARK: What was written before

    /// The digests that the files may have, by their paths; `nil` for a folder that was not ejected.
    private static func list(in folder: Path) -> [String: Set<String>]? {
        guard let text: String = try? (folder + listName).read() else { return nil }
        var digests: [String: Set<String>] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
            // A list that somebody has written leads to no file elsewhere.
            guard parts.count == 2, !parts[1].hasPrefix("/"), !parts[1].split(separator: "/").contains("..") else { return nil }
            digests[parts[1], default: []].insert(parts[0])
        }
        return digests
    }

    /// The files that are not as they were written, or not there any more.
    private func changed(since listed: [String: Set<String>]) -> [String] {
        listed.filter { path, digests in
            guard let bytes = try? (folder + path).read() else { return true }
            return !digests.contains(Self.digest(Array(bytes)))
        }.keys.sorted()
    }

    /// FNV-1a of 64 bits: it tells a changed file, and need not withstand anybody.
    private static func digest(_ bytes: [UInt8]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
