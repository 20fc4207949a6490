struct BenchmarkFailure: Error, CustomStringConvertible {
    let description: String
}
