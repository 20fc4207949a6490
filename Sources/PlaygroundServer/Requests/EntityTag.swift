import Files

/// The version of a file (RFC 9110, section 8.8.3).
package struct EntityTag: Hashable, Sendable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The tag from an FNV-1a hash and the length. It does not need to resist forgery.
    init(of bytes: [UInt8]) {
        let hash = bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        text = "\"\(String(bytes.count, radix: 16))-\(String(hash, radix: 16))\""
    }
}

extension FileContents {
    /// The file's tag, or `nil` if the file cannot be read completely.
    var entityTag: EntityTag? {
        guard case .file(let file) = self, file.size == file.bytes.count else { return nil }
        return EntityTag(of: file.bytes)
    }
}
