/// The edge of one iPad's window dragged without pause, with twelve devices on the page: how often and how soon the
/// window on the page follows.
enum ResizeBenchmark {
    static func run() async throws {
        let drag = WindowDrag.script(device: TwelveDevices.pad, size: TwelveDevices.padSize)
        let outcome = try await TwelveDevices.outcome(of: drag, as: WindowDrag.Outcome.self)
        try table(of: outcome).print()
    }

    private static func table(of outcome: WindowDrag.Outcome) throws -> BenchmarkTable {
        let inputs = WindowDrag.inputsPerSecond * WindowDrag.seconds
        var table = BenchmarkTable("A window's edge dragged: \(TwelveDevices.count) devices, \(inputs) sizes in \(WindowDrag.seconds) s")
        table.add("size to DOM", try Samples(latencies: outcome.latencies, of: inputs, "sizes"))
        let rate = Double(outcome.updates) / (outcome.duration / 1000)
        table.note("\(rate.withDecimals(0)) updates a second reached the DOM; \(outcome.backlog) sizes were under way at the end.")
        table.note("Aim: at least 60 updates a second and no backlog.")
        return table
    }
}
