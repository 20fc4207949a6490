import Ejection
import FileOutput
import Foundation
import PathKit

/// The folder of an ejected package: written whole, or beside one that a person has changed since.
///
/// `.traitscope-eject` in it lists the files with their digests, as they were written: what differs from it is the person's.
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
            case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason)."
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
        guard !changed.isEmpty else {
            let names = Set(files.map(\.path))
            let removed = listed.keys.filter { !names.contains($0) }.sorted()
            for path in removed { try? (folder + path).delete() }
            var written = try writeAll(files, into: folder)
            written.removed = removed
            return written
        }
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

    private func writeAll(_ files: [EjectedFile], into target: Path) throws -> Written {
        do {
            for file in files {
                let path = target + file.path
                try path.parent().mkpath()
                try OutputFile(path.string).write(file.bytes)
            }
            let lines = files.map { "\(Self.digest($0.bytes)) \($0.path)\n" }.joined()
            try OutputFile((target + Self.listName).string).write(Array(lines.utf8))
        } catch let error as CocoaError {
            throw Refusal.cannotWrite(target.string, error.localizedDescription)
        }
        return Written(folder: target.string, files: files.map(\.path))
    }

    // MARK: What was written before

    /// The digests of the files by their paths; `nil` for a folder that was not ejected.
    private static func list(in folder: Path) -> [String: String]? {
        guard let text: String = try? (folder + listName).read() else { return nil }
        var digests: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { return nil }
            digests[parts[1]] = parts[0]
        }
        return digests
    }

    /// The files that are not as they were written, or not there any more.
    private func changed(since listed: [String: String]) -> [String] {
        listed.filter { path, digest in
            guard let bytes = try? (folder + path).read() else { return true }
            return Self.digest(Array(bytes)) != digest
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
