/// The text as codewords (ISO/IEC 18004, section 7.4).
enum DataCodewords {
    private static let byteMode = 0b0100
    /// They fill what the text leaves, by turns.
    private static let padding: [UInt8] = [0xEC, 0x11]

    static func of(_ bytes: [UInt8], version: SymbolVersion) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, count: Int) {
            bits += (0..<count).reversed().map { value >> $0 & 1 == 1 }
        }
        append(byteMode, count: 4)
        append(bytes.count, count: 8)
        for byte in bytes { append(Int(byte), count: 8) }
        let capacity = 8 * version.dataCodewords
        append(0, count: min(4, capacity - bits.count))
        append(0, count: (8 - bits.count % 8) % 8)
        let codewords = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        return codewords + (0..<(version.dataCodewords - codewords.count)).map { padding[$0 % 2] }
    }
}
