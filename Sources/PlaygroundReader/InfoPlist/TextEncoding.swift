/// Xcode's text encodings: UTF-8, or UTF-16 with a byte order mark.
enum TextEncoding {
    static func decode(_ bytes: [UInt8]) -> String? {
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xFE, 0xFF): decodeUTF16(bytes.dropFirst(2), isLittleEndian: false)
        case (0xFF, 0xFE): decodeUTF16(bytes.dropFirst(2), isLittleEndian: true)
        case (0xEF, 0xBB) where bytes.starts(with: [0xEF, 0xBB, 0xBF]): String(validating: bytes.dropFirst(3), as: UTF8.self)
        default: String(validating: bytes, as: UTF8.self)
        }
    }

    private static func decodeUTF16(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool) -> String? {
        guard bytes.count.isMultiple(of: 2) else { return nil }
        return String(validating: units(ofUTF16: bytes, isLittleEndian: isLittleEndian), as: UTF16.self)
    }

    /// The UTF-16 units. An unpaired last byte is ignored.
    static func units(ofUTF16 bytes: ArraySlice<UInt8>, isLittleEndian: Bool = false) -> [UInt16] {
        stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isLittleEndian ? second << 8 | first : first << 8 | second
        }
    }
}
