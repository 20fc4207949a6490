/// Xcode's text encodings: UTF-8, or UTF-16 with a byte order mark.
enum TextEncoding {
    static func decode(_ bytes: [UInt8]) -> String? {
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xFE, 0xFF): decodeUTF16(bytes.dropFirst(2)) { UInt16($0) << 8 | UInt16($1) }
        case (0xFF, 0xFE): decodeUTF16(bytes.dropFirst(2)) { UInt16($1) << 8 | UInt16($0) }
        case (0xEF, 0xBB) where bytes.starts(with: [0xEF, 0xBB, 0xBF]): String(validating: bytes.dropFirst(3), as: UTF8.self)
        default: String(validating: bytes, as: UTF8.self)
        }
    }

    private static func decodeUTF16(_ bytes: ArraySlice<UInt8>, unit: (UInt8, UInt8) -> UInt16) -> String? {
        guard bytes.count.isMultiple(of: 2) else { return nil }
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
        return String(validating: units, as: UTF16.self)
    }
}
