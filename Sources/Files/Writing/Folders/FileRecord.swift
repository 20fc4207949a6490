/// The files that a command wrote into a folder, with their SHA-256. A line is `DIGEST PATH`. During replacement the list has both old and
/// new digests, each with a `~` in front. Files with a `~` may also be missing if the program was killed.
struct FileRecord: Equatable {
    enum Damage: Error, Equatable, CustomStringConvertible {
        /// The list is from a version that did not use SHA-256.
        case isOld
        case notARegularFile
        case tooLarge(limit: Int)
        case badLine(Int)
        case leadsOut(String)

        var description: String {
            switch self {
            case .isOld: "it was written by an earlier version, whose digests do not tell whether a file was changed"
            case .notARegularFile: "it is not a regular file"
            case .tooLarge(let limit): "it has more than \(limit) bytes"
            case .badLine(let number): "line \(number) is not a line of a list of files"
            case .leadsOut(let path): "\(path) is outside the folder"
            }
        }
    }

    private(set) var digests: [String: Set<String>] = [:]
    /// Whether files may be missing, because the writing may not have finished.
    private(set) var isPending = false

    /// The maximum size of the list, in bytes. The list of the largest package is smaller.
    static let byteLimit = 4_000_000
    /// The maximum size of a file, in bytes. A larger file is not the command's.
    private static let longestFile = 1 << 28

    init(_ files: [(path: String, bytes: [UInt8])]) {
        for file in files { digests[file.path] = [SHA256.hexadecimal(file.bytes)] }
    }

    init?(named name: String, in tree: FolderTree) throws(Damage) {
        guard let entry = tree.entry(name) else { return nil }
        guard entry == .file else { throw .notARegularFile }
        guard let bytes = tree.bytes(of: name, limit: Self.byteLimit) else { throw .tooLarge(limit: Self.byteLimit) }
        try self.init(String(decoding: bytes, as: UTF8.self))
    }

    init(_ text: String) throws(Damage) {
        // The text is split by bytes, because a combining mark would join the preceding space.
        for (index, line) in Array(text.utf8).split(separator: UInt8(ascii: "\n")).enumerated() {
            let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
            guard parts.count == 2, let path = Self.path(ofText: parts[1]) else { throw .badLine(index + 1) }
            let isPending = parts[0].hasPrefix("~")
            let digest = isPending ? String(parts[0].dropFirst()) : parts[0]
            guard digest.utf8.allSatisfy(Self.isHexadecimal), [16, 64].contains(digest.utf8.count) else { throw .badLine(index + 1) }
            let components = path.split(separator: "/", omittingEmptySubsequences: false)
            guard !components.contains(where: { ["", ".", ".."].contains($0) }) else { throw .leadsOut(path) }
            guard digest.utf8.count == 64 else { throw .isOld }
            digests[path, default: []].insert(digest)
            if isPending { self.isPending = true }
        }
    }

    var text: String {
        digests.sorted { $0.key < $1.key }.flatMap { path, digests in
            digests.sorted().map { "\(isPending ? "~" : "")\($0) \(Self.text(ofPath: path))\n" }
        }.joined()
    }

    func pending(_ other: FileRecord) -> FileRecord {
        var both = merged(other) { $0.union($1) }
        both.isPending = true
        return both
    }

    func adding(_ other: FileRecord) -> FileRecord {
        var both = merged(other) { $1 }
        both.isPending = false
        return both
    }

    private func merged(_ other: FileRecord, _ combine: (Set<String>, Set<String>) -> Set<String>) -> FileRecord {
        var both = self
        both.digests.merge(other.digests, uniquingKeysWith: combine)
        return both
    }

    func isUnchanged(_ path: String, in tree: FolderTree) -> Bool {
        guard let known = digests[path] else { return false }
        guard let entry = tree.entry(path) else { return isPending }
        return entry == .file && tree.bytes(of: path, limit: Self.longestFile).map { known.contains(SHA256.hexadecimal($0)) } == true
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte) }

    /// Escapes line breaks, which would end the line.
    private static func text(ofPath path: String) -> String {
        String(decoding: path.utf8.flatMap { byte -> [UInt8] in
            switch byte {
            case UInt8(ascii: "%"): Array("%25".utf8)
            case UInt8(ascii: "\n"): Array("%0A".utf8)
            default: [byte]
            }
        }, as: UTF8.self)
    }

    private static func path(ofText text: String) -> String? {
        let parts = Array(text.utf8).split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
        var path = Array(parts[0])
        for part in parts.dropFirst() {
            switch Array(part.prefix(2)) {
            case Array("25".utf8): path.append(UInt8(ascii: "%"))
            case Array("0A".utf8): path.append(UInt8(ascii: "\n"))
            default: return nil
            }
            path += part.dropFirst(2)
        }
        return String(decoding: path, as: UTF8.self)
    }
}
