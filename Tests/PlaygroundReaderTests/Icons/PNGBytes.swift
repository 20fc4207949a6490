@testable import PlaygroundReader

/// Makes PNG files with the contents that a test needs.
enum PNGBytes {
    /// - Parameter colourType: 6 has an alpha channel, 2 does not.
    static func make(width: Int = 70, height: Int = 70, colourType: UInt8 = 6, extra: [(String, [UInt8])] = []) -> [UInt8] {
        let header = number(width) + number(height) + [8, colourType, 0, 0, 0]
        let chunks = [("IHDR", header)] + extra + [("IDAT", [1, 2, 3]), ("IEND", [])]
        return PNGFile.signature + chunks.flatMap { chunk($0.0, $0.1) }
    }

    static func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(kind.utf8) + content
        return number(content.count) + body + number(Int(checksum(body)))
    }

    private static func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }

    /// Computes CRC-32 bit by bit, as in the specification's definition.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var rest = UInt32.max
        for byte in bytes {
            rest ^= UInt32(byte)
            for _ in 0..<8 { rest = rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
        }
        return ~rest
    }
}
