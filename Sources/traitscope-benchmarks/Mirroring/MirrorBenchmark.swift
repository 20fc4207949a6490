/// One tap mirrored on twelve devices: the time from the tap to all of them showing the next screen, there and back.
enum MirrorBenchmark {
    static func run() async throws {
        let taps = MirroredTaps.script(devices: TwelveDevices.count)
        let outcome = try await TwelveDevices.outcome(of: taps, as: MirroredTaps.Outcome.self)
        table(of: outcome, serversShare: try MirroredMessages.measure().whole).print()
    }

    private static func table(of outcome: MirroredTaps.Outcome, serversShare: Samples) -> BenchmarkTable {
        var table = BenchmarkTable(
            "A tap mirrored on \(TwelveDevices.count) devices: \(2 * MirroredTaps.rounds) events, there and back")
        table.add("push to DOM", Samples(milliseconds: outcome.pushes))
        table.add("pop to DOM", Samples(milliseconds: outcome.pops))
        table.add("event to DOM", Samples(milliseconds: outcome.pushes + outcome.pops))
        table.add("event to message, in process", serversShare)
        table.note("From the click to the last of the devices, by the page's clock.")
        table.note("Aim: a median of at most 8 ms.")
        return table
    }
}
