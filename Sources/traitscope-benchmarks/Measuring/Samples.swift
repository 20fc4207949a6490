/// Durations of the same thing measured again and again, and what they say together.
struct Samples: Sendable {
    /// From the shortest to the longest; never empty.
    private let sorted: [Duration]

    /// - Precondition: there is at least one duration.
    init(_ durations: [Duration]) {
        precondition(!durations.isEmpty, "nothing was measured")
        sorted = durations.sorted()
    }

    init(milliseconds: [Double]) {
        self.init(milliseconds.map { .milliseconds($0) })
    }

    var count: Int { sorted.count }
    var min: Duration { sorted[0] }
    var median: Duration { percentile(50) }
    var p95: Duration { percentile(95) }
    var max: Duration { sorted[count - 1] }

    /// The shortest duration that at least this share of all do not exceed (the nearest-rank definition): always one
    /// that was measured, never a value between two.
    /// - Parameter percent: above 0, at most 100.
    func percentile(_ percent: Double) -> Duration {
        let rank = (percent / 100 * Double(count)).rounded(.up)
        return sorted[Swift.max(0, Int(rank) - 1)]
    }
}

extension Samples {
    /// Measures `body`.
    /// - Parameters:
    ///   - count: how many durations to take.
    ///   - repetitions: how often `body` runs for each of them, which is then the average; more than once where one run
    ///     is too short for the clock.
    ///   - warmUp: how many runs to leave out at first.
    static func measure<Result>(
        count: Int, repetitions: Int = 1, warmUp: Int = 0, _ body: () throws -> Result
    ) rethrows -> Samples {
        for _ in 0..<warmUp { keep(try body()) }
        let clock = ContinuousClock()
        return Samples(try (0..<count).map { _ in
            let start = clock.now
            for _ in 0..<repetitions { keep(try body()) }
            return (clock.now - start) / repetitions
        })
    }
}

/// Takes a result, so that the optimiser cannot leave out the work that made it. It must not see that nothing comes of
/// it, or it would leave out the call as well.
@inline(never) @_optimize(none)
func keep<Value>(_ value: Value) {}
