/// How large a symbol is, and how its codewords are divided into blocks at level M (ISO/IEC 18004, tables 1 and 9).
struct SymbolVersion: Hashable, Sendable {
    let number: Int
    let codewords: Int
    let blocks: Int
    /// The error correction codewords of each block.
    let correction: Int
    /// Rows and columns where the centres of alignment patterns stand.
    let alignment: [Int]

    private static let all = [
        SymbolVersion(number: 1, codewords: 26, blocks: 1, correction: 10, alignment: []),
        SymbolVersion(number: 2, codewords: 44, blocks: 1, correction: 16, alignment: [6, 18]),
        SymbolVersion(number: 3, codewords: 70, blocks: 1, correction: 26, alignment: [6, 22]),
        SymbolVersion(number: 4, codewords: 100, blocks: 2, correction: 18, alignment: [6, 26]),
        SymbolVersion(number: 5, codewords: 134, blocks: 2, correction: 24, alignment: [6, 30]),
        SymbolVersion(number: 6, codewords: 172, blocks: 4, correction: 16, alignment: [6, 34]),
        SymbolVersion(number: 7, codewords: 196, blocks: 4, correction: 18, alignment: [6, 22, 38]),
        SymbolVersion(number: 8, codewords: 242, blocks: 4, correction: 22, alignment: [6, 24, 42]),
        SymbolVersion(number: 9, codewords: 292, blocks: 5, correction: 22, alignment: [6, 26, 46]),
    ]

    private init(number: Int, codewords: Int, blocks: Int, correction: Int, alignment: [Int]) {
        self.number = number
        self.codewords = codewords
        self.blocks = blocks
        self.correction = correction
        self.alignment = alignment
    }

    /// The smallest that holds so many bytes: they are preceded by four bits for the mode and eight for their number.
    init?(forBytes count: Int) {
        guard let version = Self.all.first(where: { 4 + 8 + 8 * count <= 8 * $0.dataCodewords }) else { return nil }
        self = version
    }

    var size: Int { 17 + 4 * number }
    var dataCodewords: Int { codewords - blocks * correction }

    /// Data and error correction in the order in which they are placed: by turns from each block. Shorter blocks come first.
    func interleaved(_ data: [UInt8]) -> [UInt8] {
        let short = data.count / blocks
        let longer = data.count % blocks
        var rest = data[...]
        let parts = (0..<blocks).map { block in
            let count = short + (block >= blocks - longer ? 1 : 0)
            defer { rest = rest.dropFirst(count) }
            return Array(rest.prefix(count))
        }
        let corrections = parts.map { ReedSolomon.correction(of: $0, count: correction) }
        return Self.byTurns(parts) + Self.byTurns(corrections)
    }

    private static func byTurns(_ parts: [[UInt8]]) -> [UInt8] {
        (0..<(parts.map(\.count).max() ?? 0)).flatMap { index in parts.compactMap { index < $0.count ? $0[index] : nil } }
    }
}
