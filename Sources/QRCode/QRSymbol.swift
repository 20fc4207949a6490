/// A QR code (ISO/IEC 18004) of a short text: a square of dark and light modules that a phone's camera reads.
///
/// Byte mode, versions 1 to 9, error correction level M: an address of up to 180 bytes, of which 15 % may be unreadable.
package struct QRSymbol: Hashable, Sendable {
    /// The modules on a side.
    package let size: Int
    /// By rows; true is dark.
    private let modules: [Bool]

    /// - Returns: `nil` if the text is too long.
    package init?(_ text: String) {
        self.init(text, masks: DataMask.allCases)
    }

    /// - Parameter masks: of which the one that is easiest to read is taken.
    init?(_ text: String, masks: [DataMask]) {
        guard let version = SymbolVersion(forBytes: text.utf8.count) else { return nil }
        let codewords = DataCodewords.of(Array(text.utf8), version: version)
        var drawing = SymbolDrawing(version: version)
        drawing.place(version.interleaved(codewords))
        guard let best = masks.map({ drawing.masked(with: $0) }).min(by: { $0.penalty < $1.penalty }) else { return nil }
        self = best
    }

    init(size: Int, modules: [Bool]) {
        self.size = size
        self.modules = modules
    }

    /// Whether a module is dark; all around the symbol are light.
    package func isDark(_ row: Int, _ column: Int) -> Bool {
        (0..<size).contains(row) && (0..<size).contains(column) && modules[row * size + column]
    }
}
