import ConstraintSolver

/// Measures the constraint solver by itself: a form of about 110 constraints, and chains of views.
enum SolverBenchmarks {
    static func run() {
        print("Solver: a form of \(FormSystem.make().solver.constraintCount) constraints")
        report("build", Sample.collect(count: 2000, per: 1) { _ = FormSystem.make() }, unit: .microseconds)
        reportEdits()
        reportChains()
    }

    private static func reportEdits() {
        var form = FormSystem.make()
        var sum = 0.0
        var isWide = false
        let alternating = Sample.collect(count: 400, per: 1000) {
            isWide.toggle()
            form.suggest(isWide ? 600 : 400, for: form.width)
            sum += form.solver.value(of: form.contentsRight)
        }
        report("edit, width 400 to 600 and back", alternating, unit: .nanoseconds)
        var step = 0
        let drag = Sample.collect(count: 400, per: 1000) {
            step = (step + 1) % 400
            form.suggest(Double(400 + step), for: form.width)
            form.suggest(Double(800 - step), for: form.height)
            sum += form.solver.value(of: form.contentsRight)
        }
        report("two edits, a corner dragged", drag, unit: .nanoseconds)
        let crossing = Sample.collect(count: 200, per: 200) {
            isWide.toggle()
            form.suggest(isWide ? 600 : 40, for: form.width)
            sum += form.solver.value(of: form.contentsRight)
        }
        report("edit below the contents' least width", crossing, unit: .nanoseconds)
        precondition(sum > 0)
    }

    private static func reportChains() {
        print("Solver: chains of views, each with a width it would like and a width it needs")
        let orders = [
            ("view by view", ChainSystem.Order.byView), ("widths first", .widthsFirst), ("widths last", .widthsLast),
        ]
        // The last chain is kept while the next is built, as a process that shows something would: given
        // back at once, its pages would be fetched from the system anew each time, and that be measured.
        var kept = Solver()
        for (name, order) in orders {
            var previous: (count: Int, time: Double)?
            for count in [100, 200, 400, 800] {
                let sample = Sample.collect(count: 40000 / count, per: 1) {
                    kept = ChainSystem.make(count, order: order)
                }
                report("\(name), \(count) views", sample, unit: .microseconds, remark: previous.map {
                    growth(from: $0, to: (count, sample.median))
                })
                previous = (count, sample.median)
            }
        }
        precondition(kept.constraintCount > 0)
    }

    /// Growth in time over growth in n·log n: at most 1 if the cost grows no faster than that.
    private static func growth(from old: (count: Int, time: Double), to new: (count: Int, time: Double)) -> String {
        let expected = Double(new.count) * log2(new.count) / (Double(old.count) * log2(old.count))
        return "grew \(rounded(new.time / old.time))× where n·log n grows \(rounded(expected))×"
    }

    private static func log2(_ count: Int) -> Double {
        let whole = Int.bitWidth - 1 - count.leadingZeroBitCount
        return Double(whole) + Double(count) / Double(1 << whole) - 1
    }

    private enum Unit: Double {
        case nanoseconds = 1
        case microseconds = 1000
    }

    private static func report(_ name: String, _ sample: Sample, unit: Unit, remark: String? = nil) {
        let sign = unit == .nanoseconds ? "ns" : "µs"
        let figures = [sample.median, sample.percentile95].map { "\(rounded($0 / unit.rawValue)) \(sign)" }
        let padding = String(repeating: " ", count: max(1, 40 - name.count))
        print("  \(name)\(padding)median \(figures[0]), p95 \(figures[1])" + (remark.map { "; \($0)" } ?? ""))
    }

    private static func rounded(_ value: Double) -> Double {
        Double(Int(value * 100 + 0.5)) / 100
    }
}

/// Times in nanoseconds per operation.
private struct Sample {
    var median: Double
    var percentile95: Double

    static func collect(count: Int, per operations: Int, _ body: () -> Void) -> Sample {
        for _ in 0..<max(1, count / 10) * operations { body() }
        let clock = ContinuousClock()
        var times: [Double] = []
        for _ in 0..<count {
            let elapsed = clock.measure { for _ in 0..<operations { body() } }
            let (seconds, attoseconds) = elapsed.components
            times.append((Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(operations))
        }
        times.sort()
        return Sample(median: times[count / 2], percentile95: times[count * 95 / 100])
    }
}
