import Testing
@testable import traitscope_benchmarks

@Suite("A benchmark's table")
struct BenchmarkTableTests {
    @Test("Names are at the left, durations right-aligned below their headings, notes at the bottom")
    func layout() {
        var table = BenchmarkTable("Saving")
        table.add("traitscope", Samples([.milliseconds(8), .milliseconds(12), .microseconds(7500)]))
        table.add("bare", Samples([.milliseconds(100)]))
        table.note("Aim: a median of at most 12 ms.")
        #expect(table.text == """
            Saving
                           median      p95      min      max
              traitscope  8.00 ms  12.0 ms  7.50 ms  12.0 ms
              bare         100 ms   100 ms   100 ms   100 ms
              Aim: a median of at most 12 ms.
            """)
    }
}
