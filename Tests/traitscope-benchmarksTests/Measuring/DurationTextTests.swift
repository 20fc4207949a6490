import Testing
@testable import traitscope_benchmarks

@Suite("Durations as text")
struct DurationTextTests {
    @Test("A duration is written in the fitting unit, with three significant digits", arguments: [
        (Duration.nanoseconds(512), "512 ns"),
        (.microseconds(1), "1.00 µs"),
        (.nanoseconds(99_960), "100 µs"),
        (.nanoseconds(999_999), "1.00 ms"),
        (.microseconds(7254), "7.25 ms"),
        (.microseconds(43_060), "43.1 ms"),
        (.milliseconds(1500), "1.50 s"),
        (.seconds(1204), "1204 s"),
        (.zero, "0.00 ns"),
        (.milliseconds(-3), "-3.00 ms"),
    ])
    func text(duration: Duration, expected: String) {
        #expect(duration.text == expected)
    }

    @Test("Numbers are rounded to the given number of decimals", arguments: [
        (1.005, 1, "1.0"), (2.05, 2, "2.05"), (-0.004, 2, "0.00"), (0.96, 1, "1.0"), (59.5, 0, "60"),
    ])
    func decimals(number: Double, count: Int, expected: String) {
        #expect(number.withDecimals(count) == expected)
    }
}
