import ConstraintSolver

/// Measures the solver with chains of views.
enum SolverBenchmarks {
    static func run() {
        var table = BenchmarkTable("Solver: chains of views, each with a width it would like and a width it needs")
        let orders = [
            ("view by view", ChainSystem.Order.byView), ("widths first", .widthsFirst), ("widths last", .widthsLast),
        ]
        // The previous chain is kept, so that its memory is not returned to the system each time.
        var kept = Solver()
        for (name, order) in orders {
            var previous: (count: Int, time: Duration)?
            for count in [100, 200, 400, 800] {
                let sample = Samples.measure(count: 40000 / count, warmUp: 4000 / count) {
                    kept = ChainSystem.make(count, order: order)
                }
                table.add("\(name), \(count) views", sample)
                if let previous { table.note("\(name), \(count) views: \(growth(from: previous, to: (count, sample.median)))") }
                previous = (count, sample.median)
            }
        }
        keep(kept.constraintCount)
        table.print()
    }

    /// The growth in time divided by the growth of n·log n. At most 1 if the cost grows no faster.
    private static func growth(from old: (count: Int, time: Duration), to new: (count: Int, time: Duration)) -> String {
        let expected = Double(new.count) * log2(new.count) / (Double(old.count) * log2(old.count))
        return "grew \((new.time / old.time).withDecimals(2))× where n·log n grows \(expected.withDecimals(2))×"
    }

    private static func log2(_ count: Int) -> Double {
        let whole = Int.bitWidth - 1 - count.leadingZeroBitCount
        return Double(whole) + Double(count) / Double(1 << whole) - 1
    }
}
