/// A step of the scale with twenty-four devices on the board: the time to the frame that shows it, beside that of a frame in which
/// nothing changes.
enum ZoomBenchmark {
    static func run() async throws {
        let count = 2 * TwelveDevices.count
        let outcome = try await TwelveDevices.outcome(
            of: ZoomSteps.script, on: TwelveDevices.inBothStyles, count: count, as: ZoomSteps.Outcome.self)
        table(of: outcome, on: count).print()
    }

    private static func table(of outcome: ZoomSteps.Outcome, on count: Int) -> BenchmarkTable {
        let (steps, idle) = (Samples(milliseconds: outcome.steps), Samples(milliseconds: outcome.idle))
        var table = BenchmarkTable("A step of the scale: \(count) devices, \(ZoomSteps.count) steps")
        table.add("click to frame", steps)
        table.add("a frame without a change", idle)
        table.note("Aim: one frame, 16 ms.")
        return table
    }
}
