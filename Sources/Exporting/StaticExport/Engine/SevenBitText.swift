import Files

/// Encodes bytes as text with seven bits per character, which is an eighth longer than the bytes. Base64 is a third longer. Six 7-bit
/// groups cannot be characters of a page: those that HTML changes (NUL, CR), and those that end an element or a JavaScript string. Such a
/// group and the next one form a single character of two bytes in UTF-8. `unpacking.js` decodes the text.
enum SevenBitText {
    /// The six groups, in the order of their characters. The first group has U+0080 to U+0100.
    private static let unwritten: [UInt8] = [0x00, 0x0A, 0x0D, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: "\\")]
    /// The mark that is added to the character if such a group is the last one.
    private static let lastMark: UInt32 = 0x400

    static func text(of bytes: [UInt8]) -> String {
        var utf8: [UInt8] = []
        utf8.reserveCapacity(bytes.count * 8 / 7 + 2)
        var pending: UInt32?
        for group in groups(of: bytes) {
            if let base = pending {
                append(base + UInt32(group), to: &utf8)
                pending = nil
            } else if let index = unwritten.firstIndex(of: group) {
                pending = UInt32(index + 1) << 7
            } else {
                utf8.append(group)
            }
        }
        if let base = pending { append(base + lastMark, to: &utf8) }
        return String(decoding: utf8, as: UTF8.self)
    }

    /// The text compressed with gzip.
    /// - Throws: `ExportFailure.packingFailed`.
    static func packed(_ text: String) throws(ExportFailure) -> String {
        let result: ProgramRun.Result
        do {
            result = try ProgramRun(arguments: ["gzip", "-9", "-n", "-c"], input: Array(text.utf8), deadline: 60).run()
        } catch {
            throw .packingFailed("\(error)")
        }
        guard result.isSuccess else { throw .packingFailed(result.errorText) }
        return self.text(of: result.output)
    }

    /// The groups, with the highest bits first and zeros at the end.
    private static func groups(of bytes: [UInt8]) -> [UInt8] {
        var groups: [UInt8] = []
        groups.reserveCapacity(bytes.count * 8 / 7 + 1)
        var held: UInt32 = 0
        var count = 0
        for byte in bytes {
            held = held << 8 | UInt32(byte)
            count += 8
            while count >= 7 {
                count -= 7
                groups.append(UInt8(held >> count & 0x7F))
            }
            held &= 0x7F
        }
        if count > 0 { groups.append(UInt8(held << (7 - count) & 0x7F)) }
        return groups
    }

    private static func append(_ character: UInt32, to utf8: inout [UInt8]) {
        utf8.append(UInt8(0xC0 | character >> 6))
        utf8.append(UInt8(0x80 | character & 0x3F))
    }
}
