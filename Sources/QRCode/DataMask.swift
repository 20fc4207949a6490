/// The patterns of which one inverts the data, so that it has no large areas and nothing that looks like a finder
/// (ISO/IEC 18004, section 7.8).
enum DataMask: Int, CaseIterable {
    case checkered, rows, columns, diagonals, bricks, dots, islands, mixed

    func inverts(_ row: Int, _ column: Int) -> Bool {
        switch self {
        case .checkered: (row + column) % 2 == 0
        case .rows: row % 2 == 0
        case .columns: column % 3 == 0
        case .diagonals: (row + column) % 3 == 0
        case .bricks: (row / 2 + column / 3) % 2 == 0
        case .dots: row * column % 2 + row * column % 3 == 0
        case .islands: (row * column % 2 + row * column % 3) % 2 == 0
        case .mixed: ((row + column) % 2 + row * column % 3) % 2 == 0
        }
    }
}

extension QRSymbol {
    /// How hard a symbol is to read, by the four rules of section 7.8.3.
    var penalty: Int {
        let rows = (0..<size).map { row in (0..<size).map { isDark(row, $0) } }
        let columns = (0..<size).map { column in (0..<size).map { isDark($0, column) } }
        let lines = rows + columns
        return lines.map(Self.runs).reduce(0, +) + blocks + lines.map(Self.finders).reduce(0, +) + balance
    }

    /// Five modules or more of one colour in a line.
    private static func runs(in line: [Bool]) -> Int {
        var total = 0, length = 0
        for (index, module) in line.enumerated() {
            length = index > 0 && line[index - 1] == module ? length + 1 : 1
            if length == 5 { total += 3 } else if length > 5 { total += 1 }
        }
        return total
    }

    /// Squares of two modules by two of one colour.
    private var blocks: Int {
        (0..<(size - 1)).reduce(0) { total, row in
            total + 3 * (0..<(size - 1)).count { column in
                let module = isDark(row, column)
                return [isDark(row, column + 1), isDark(row + 1, column), isDark(row + 1, column + 1)].allSatisfy { $0 == module }
            }
        }
    }

    /// What looks like a finder's middle with four light modules at a side.
    private static func finders(in line: [Bool]) -> Int {
        let finder = [true, false, true, true, true, false, true]
        let light = [false, false, false, false]
        guard line.count >= 11 else { return 0 }
        return 40 * (0...(line.count - 11)).reduce(0) { total, start in
            let part = Array(line[start..<(start + 11)])
            return total + (part == finder + light ? 1 : 0) + (part == light + finder ? 1 : 0)
        }
    }

    /// Each five percent that the dark modules are away from half.
    private var balance: Int {
        let dark = (0..<size).reduce(0) { total, row in total + (0..<size).count { isDark(row, $0) } }
        return abs(dark * 20 - size * size * 10) / (size * size) * 10
    }
}
