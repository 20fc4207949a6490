struct Samples: Sendable {
    /// The durations, shortest first. Never empty.
    private let sorted: [Duration]

    init(_ durations: [Duration]) {
        precondition(!durations.isEmpty, "nothing was measured")
        sorted = durations.sorted()
    }

    var count: Int { sorted.count }
    var min: Duration { sorted[0] }
    var median: Duration { percentile(50) }
    var p95: Duration { percentile(95) }
    var max: Duration { sorted[count - 1] }

    /// The nearest-rank percentile, which is one of the durations. `percent` is greater than 0 and at most 100.
    func percentile(_ percent: Double) -> Duration {
        let rank = (percent / 100 * Double(count)).rounded(.up)
        return sorted[Swift.max(0, Int(rank) - 1)]
    }
}

extension Samples {
    static func measure<Result>(count: Int, warmUp: Int = 0, _ body: () throws -> Result) rethrows -> Samples {
        for _ in 0..<warmUp { keep(try body()) }
        let clock = ContinuousClock()
        return Samples(try (0..<count).map { _ in
            let start = clock.now
            keep(try body())
            return clock.now - start
        })
    }
}

/// Uses a result, so that the optimizer keeps its computation. The attributes prevent the call from being removed.
@inline(never) @_optimize(none)
func keep<Value>(_ value: Value) {}
