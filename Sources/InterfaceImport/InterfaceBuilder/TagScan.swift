/// Checks tags before parsing. The parser compares each attribute of a tag with all others, which can take minutes.
enum TagScan {
    /// The maximum number of attributes. Interface Builder's elements have fewer than forty.
    static let attributeLimit = 500

    static func overgrownLine(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var place = 0
            while let tag = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
                if let end = skipped(from: tag, bytes) {
                    place = end
                } else if let end = end(ofTag: tag, bytes) {
                    place = end
                } else {
                    return 1 + bytes[..<tag].count { $0 == UInt8(ascii: "\n") }
                }
            }
            return nil
        }
    }

    /// The end of the comment, CDATA section or instruction at a position. `nil` if a tag begins there.
    private static func skipped(from place: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")] where bytes[place...].starts(with: opening.utf8) {
            var end = place + opening.utf8.count
            while end < bytes.count, !bytes[end...].starts(with: closing.utf8) { end += 1 }
            return min(end + closing.utf8.count, bytes.count)
        }
        return nil
    }

    private static func end(ofTag place: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var attributes = 0
        var quotation: UInt8?
        for index in (place + 1)..<max(place + 1, bytes.count) {
            let byte = bytes[index]
            if let open = quotation {
                if byte == open { quotation = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quotation = byte
            } else if byte == UInt8(ascii: ">") {
                return index + 1
            } else if byte == UInt8(ascii: "=") {
                attributes += 1
                if attributes > attributeLimit { return nil }
            }
        }
        return bytes.count
    }
}
