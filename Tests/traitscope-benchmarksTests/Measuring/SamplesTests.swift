import Testing
@testable import traitscope_benchmarks

@Suite("Samples")
struct SamplesTests {
    private static func samples(_ milliseconds: some Sequence<Int>) -> Samples {
        Samples(milliseconds.map { .milliseconds($0) })
    }

    @Test("The order of the samples does not matter")
    func order() {
        let samples = Self.samples([5, 1, 4, 2, 3])
        #expect(samples.min == .milliseconds(1))
        #expect(samples.median == .milliseconds(3))
        #expect(samples.max == .milliseconds(5))
    }

    @Test("A percentile is the shortest sample that at least p % of the samples do not exceed", arguments: [
        (50, 25), (50.1, 26), (95, 48), (100, 50), (0.1, 1),
    ])
    func percentile(percent: Double, expected: Int) {
        #expect(Self.samples((1...50).reversed()).percentile(percent) == .milliseconds(expected))
    }

    @Test("One sample is its own median and every percentile")
    func one() {
        let samples = Self.samples([7])
        #expect(samples.median == .milliseconds(7))
        #expect(samples.p95 == .milliseconds(7))
    }

    @Test("Measuring runs the body for the warm-up, and keeps one sample for each count")
    func measuring() {
        var runs = 0
        let samples = Samples.measure(count: 3, warmUp: 2) { runs += 1 }
        #expect(runs == 2 + 3)
        #expect(samples.count == 3)
        #expect(samples.min > .zero)
    }
}
