/// Why something cannot be measured.
struct BenchmarkFailure: Error, CustomStringConvertible {
    let description: String
}
