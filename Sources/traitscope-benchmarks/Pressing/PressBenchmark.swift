/// A finger that presses an element harder and less hard on one of twelve devices: how soon the page shows each force.
enum PressBenchmark {
    static func run() async throws {
        let outcome = try await TwelveDevices.outcome(
            of: SliderSteps.script, on: SliderSteps.playground, as: SliderSteps.Outcome.self
        )
        try table(of: outcome).print()
    }

    private static func table(of outcome: SliderSteps.Outcome) throws -> BenchmarkTable {
        var table = BenchmarkTable(
            "A slider's steps: \(TwelveDevices.count) devices, \(SliderSteps.count) forces one after the other"
        )
        table.add("force to DOM", try Samples(latencies: outcome.latencies, of: SliderSteps.count, "forces"))
        table.note("By way of the server; what the page itself shows of a force, it shows at once.")
        table.note("Aim: within one frame, 16 ms.")
        return table
    }
}
