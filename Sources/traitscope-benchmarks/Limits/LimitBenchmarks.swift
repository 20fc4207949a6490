import PlaygroundPipeline
import PlaygroundReader

/// Measures playgrounds at the limits of `PlaygroundLimits`, from bytes to a report of all frames and problems.
enum LimitBenchmarks {
    static func run() {
        var table = BenchmarkTable("Limits: from the file to a report")
        for playground in LimitPlayground.all {
            let bytes = Array(playground.text.utf8)
            let reading = PlaygroundFile.read(bytes: bytes, fileName: "limit.toml")
            precondition(reading.playground != nil, "\(playground.name): \(reading.diagnostics.map(\.headline))")
            table.add(playground.name, Samples.measure(count: 3, warmUp: 1) {
                InspectionReport(PlaygroundFile.read(bytes: bytes, fileName: "limit.toml"))
            })
        }
        table.note("The aim is 1 s for each.")
        table.print()
    }
}
