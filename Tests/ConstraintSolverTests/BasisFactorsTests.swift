import SeededRandom
import Testing

@testable import ConstraintSolver

/// Compares solutions with the matrix itself, through many exchanges of columns.
@Suite struct BasisFactorsTests {
    @Test(arguments: [(3, 40), (12, 200), (40, 400)])
    func solvesAgreeWithTheMatrixThroughColumnExchanges(size: Int, exchanges: Int) {
        var generator = SeededGenerator(seed: UInt64(size))
        var factors = BasisFactors()
        defer { factors.perform(.deallocate) }
        for _ in 0..<size { factors.appendUnitColumn() }
        var columns = (0..<size).map { slot in (0..<size).map { $0 == slot ? 1.0 : 0 } }
        for _ in 0..<exchanges {
            let column = randomColumn(size, using: &generator)
            load(column, into: &factors)
            factors.solveForward()
            #expect(largestError(size) { row in
                (0..<size).reduce(-column[row]) { $0 + columns[$1][row] * factors.forward[$1] }
            } < 1e-6)
            let slot = largestEntry(of: factors.forward, size)
            factors.replaceColumn(Int32(slot), pivot: factors.forward[slot])
            columns[slot] = column
            let unit = generator.int(0...size - 1)
            factors.beginBackward()
            factors.addBackward(Int32(unit), 1)
            factors.solveBackward()
            #expect(largestError(size) { slot in
                (0..<size).reduce(slot == unit ? -1.0 : 0) { $0 + columns[slot][$1] * factors.backward[$1] }
            } < 1e-6)
        }
        #expect(!factors.isDoubtful)
    }

    private func randomColumn(_ size: Int, using generator: inout SeededGenerator) -> [Double] {
        var column = [Double](repeating: 0, count: size)
        for _ in 0..<3 { column[generator.int(0...size - 1)] += [-2, -1, 1, 1, 2][generator.int(0...4)] }
        column[generator.int(0...size - 1)] += 0.5
        return column
    }

    private func load(_ column: [Double], into factors: inout BasisFactors) {
        factors.beginForward()
        for (row, value) in column.enumerated() where value != 0 { factors.addForward(Int32(row), value) }
    }

    private func largestEntry(of values: FlatArray<Double>, _ size: Int) -> Int {
        (0..<size).max { abs(values[$0]) < abs(values[$1]) } ?? 0
    }

    private func largestError(_ size: Int, _ error: (Int) -> Double) -> Double {
        (0..<size).map { abs(error($0)) }.max() ?? 0
    }
}
