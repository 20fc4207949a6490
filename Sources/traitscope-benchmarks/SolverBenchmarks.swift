import ConstraintSolver

/// Measures the solver with a form of about 110 constraints and with chains of views.
enum SolverBenchmarks {
    static func run() {
        reportForm()
        reportChains()
    }

    private static func reportForm() {
        var table = BenchmarkTable("Solver: a form of \(FormSystem.make().solver.constraintCount) constraints")
        table.add("build", Samples.measure(count: 2000, warmUp: 200) { FormSystem.make() })
        var form = FormSystem.make()
        var sum = 0.0
        var isWide = false
        let alternating = Samples.measure(count: 400, repetitions: 1000, warmUp: 40_000) {
            isWide.toggle()
            form.suggest(isWide ? 600 : 400, for: form.width)
            sum += form.solver.value(of: form.contentsRight)
        }
        table.add("edit, width 400 to 600 and back", alternating)
        var step = 0
        let drag = Samples.measure(count: 400, repetitions: 1000, warmUp: 40_000) {
            step = (step + 1) % 400
            form.suggest(Double(400 + step), for: form.width)
            form.suggest(Double(800 - step), for: form.height)
            sum += form.solver.value(of: form.contentsRight)
        }
        table.add("two edits, a corner dragged", drag)
        let crossing = Samples.measure(count: 200, repetitions: 200, warmUp: 4000) {
            isWide.toggle()
            form.suggest(isWide ? 600 : 40, for: form.width)
            sum += form.solver.value(of: form.contentsRight)
        }
        table.add("edit below the contents' least width", crossing)
        keep(sum)
        table.print()
    }

    private static func reportChains() {
        var table = BenchmarkTable("Solver: chains of views, each with a width it would like and a width it needs")
        let orders = [
            ("view by view", ChainSystem.Order.byView), ("widths first", .widthsFirst), ("widths last", .widthsLast),
        ]
        // Keeps the previous chain, so that its memory does not return to the system each time.
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

    /// Growth in time over growth in n·log n: at most 1 if the cost grows no faster.
    private static func growth(from old: (count: Int, time: Duration), to new: (count: Int, time: Duration)) -> String {
        let expected = Double(new.count) * log2(new.count) / (Double(old.count) * log2(old.count))
        return "grew \((new.time / old.time).withDecimals(2))× where n·log n grows \(expected.withDecimals(2))×"
    }

    private static func log2(_ count: Int) -> Double {
        let whole = Int.bitWidth - 1 - count.leadingZeroBitCount
        return Double(whole) + Double(count) / Double(1 << whole) - 1
    }
}
