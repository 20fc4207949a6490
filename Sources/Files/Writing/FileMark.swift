import PlaygroundModel

/// Identifies a file that Traitscope wrote and nobody has changed. The mark is the SHA-256 of the rest of the file. It is a comment in the
/// last line, or a text chunk in a PNG.
package enum FileMark: Sendable {
    case html, svg, toml, pdf, png

    /// The kind with its article, for messages.
    var kind: String {
        switch self {
        case .html: "a page"
        case .svg, .pdf, .png: "a picture"
        case .toml: "a playground"
        }
    }

    package func marked(_ bytes: [UInt8]) -> [UInt8] {
        if self == .png { return Self.markedPNG(bytes) }
        let body = bytes.last == UInt8(ascii: "\n") ? bytes : bytes + [UInt8(ascii: "\n")]
        return body + Array("\(comment.start)\(Self.words)\(SHA256.hexadecimal(body))\(comment.end)\n".utf8)
    }

    package func isUnchanged(_ bytes: [UInt8]) -> Bool {
        if self == .png { return Self.isUnchangedPNG(bytes) }
        guard let end = bytes.dropLast().lastIndex(of: UInt8(ascii: "\n")) else { return false }
        return marked(Array(bytes[...end])) == bytes
    }

    private static let words = "Written by Traitscope. SHA-256 of the lines before: "

    private var comment: (start: String, end: String) {
        switch self {
        case .html, .svg: ("<!-- ", " -->")
        case .toml: ("# ", "")
        case .pdf, .png: ("% ", "")
        }
    }

    // MARK: PNG

    /// The length of the empty chunk IEND at the end of the file, with its length, type and checksum.
    private static let endLength = 12
    private static let keyword = Array("Traitscope".utf8) + [0]
    private static let chunkLength = 12 + keyword.count + 64

    private static func markedPNG(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count > endLength else { return bytes }
        let content = Array("tEXt".utf8) + keyword + Array(SHA256.hexadecimal(bytes).utf8)
        let chunk = bigEndian(UInt32(content.count - 4)) + content + bigEndian(CRC32.checksum(content))
        return bytes.dropLast(endLength) + chunk + bytes.suffix(endLength)
    }

    private static func isUnchangedPNG(_ bytes: [UInt8]) -> Bool {
        guard bytes.count > endLength + chunkLength else { return false }
        let body = bytes.dropLast(endLength + chunkLength) + bytes.suffix(endLength)
        return markedPNG(Array(body)) == bytes
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
}

extension OutputFile {
    /// Refuses to replace a file that was not written with this mark, or was changed since. An empty file may be replaced.
    package func check(_ mark: FileMark) throws(Refusal) {
        guard isReplaceable(mark) else { throw .isForeign(path, kind: "\(mark.kind) that Traitscope wrote, or was changed since") }
    }

    package func write(_ bytes: [UInt8], _ mark: FileMark) throws(Refusal) {
        try Self.write([(self, mark.marked(bytes))]) { isReplaceable(mark) }
    }

    package func write(_ text: String, _ mark: FileMark) throws(Refusal) { try write(Array(text.utf8), mark) }

    package func isReplaceable(_ mark: FileMark) -> Bool {
        guard case .file(replacing: .some) = place, FileStatus(ofPath: destination) != nil else { return true }
        return BoundedFile.bytes(of: destination, limit: Self.largestFile).map { $0.isEmpty || mark.isUnchanged($0) } ?? false
    }

    /// The maximum size, in bytes. Traitscope writes no larger file.
    private static let largestFile = 1 << 28
}
