/// A symbol while it is drawn: what every symbol has, then the data, then a mask over the data.
struct SymbolDrawing {
    private let version: SymbolVersion
    private let size: Int
    private var modules: [Bool]
    /// Modules that are no data, and stay as they are under a mask.
    private var isFixed: [Bool]

    init(version: SymbolVersion) {
        self.version = version
        size = version.size
        modules = Array(repeating: false, count: size * size)
        isFixed = modules
        drawTiming()
        for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawFinder(row, column) }
        drawAlignment()
        drawFormat(0)
        drawVersion()
    }

    private mutating func fix(_ row: Int, _ column: Int, _ isDark: Bool) {
        modules[row * size + column] = isDark
        isFixed[row * size + column] = true
    }

    // MARK: Function patterns (section 6.3)

    private mutating func drawTiming() {
        for index in 0..<size {
            fix(6, index, index % 2 == 0)
            fix(index, 6, index % 2 == 0)
        }
    }

    /// With its separator, as far as that is within the symbol.
    private mutating func drawFinder(_ row: Int, _ column: Int) {
        for down in -4...4 {
            for across in -4...4 where (0..<size).contains(row + down) && (0..<size).contains(column + across) {
                let distance = max(abs(down), abs(across))
                fix(row + down, column + across, distance != 2 && distance != 4)
            }
        }
    }

    private mutating func drawAlignment() {
        guard let first = version.alignment.first, let last = version.alignment.last else { return }
        for row in version.alignment {
            for column in version.alignment {
                // The corners but one have finders.
                if (row, column) == (first, first) || (row, column) == (first, last) || (row, column) == (last, first) { continue }
                for down in -2...2 {
                    for across in -2...2 { fix(row + down, column + across, max(abs(down), abs(across)) != 1) }
                }
            }
        }
    }

    /// The error correction level, whose bits are zero for M, and the mask, twice (section 7.9).
    private mutating func drawFormat(_ mask: Int) {
        let bits = FormatBits.format(mask: mask)
        func isDark(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0..<6 { fix(index, 8, isDark(index)) }
        fix(7, 8, isDark(6))
        fix(8, 8, isDark(7))
        fix(8, 7, isDark(8))
        for index in 9..<15 { fix(8, 14 - index, isDark(index)) }
        for index in 0..<8 { fix(8, size - 1 - index, isDark(index)) }
        for index in 8..<15 { fix(size - 15 + index, 8, isDark(index)) }
        fix(size - 8, 8, true)
    }

    /// From version 7 on, twice (section 7.10).
    private mutating func drawVersion() {
        guard version.number >= 7 else { return }
        let bits = FormatBits.version(version.number)
        for index in 0..<18 {
            let isDark = bits >> index & 1 == 1
            fix(index / 3, size - 11 + index % 3, isDark)
            fix(size - 11 + index % 3, index / 3, isDark)
        }
    }

    // MARK: Data (section 7.7.3)

    /// Fills the free modules in columns of two, upwards and downwards by turns, from the right.
    mutating func place(_ codewords: [UInt8]) {
        var bits = codewords.lazy.flatMap { byte in (0..<8).reversed().map { byte >> $0 & 1 == 1 } }.makeIterator()
        var isUpward = true
        for right in stride(from: size - 1, through: 1, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
            for step in 0..<size {
                let row = isUpward ? size - 1 - step : step
                for column in [right, right - 1] where !isFixed[row * size + column] {
                    modules[row * size + column] = bits.next() ?? false
                }
            }
            isUpward.toggle()
        }
    }

    func masked(with mask: DataMask) -> QRSymbol {
        var copy = self
        copy.drawFormat(mask.rawValue)
        for row in 0..<size {
            for column in 0..<size where !isFixed[row * size + column] && mask.inverts(row, column) {
                copy.modules[row * size + column].toggle()
            }
        }
        return QRSymbol(size: size, modules: copy.modules)
    }
}
