/// Twelve phones that fold, opened and closed at once with the mirror on: the time from the event to the last of them showing the other
/// display, beside that of turning them all.
enum FoldBenchmark {
    static func run() async throws {
        let outcome = try await TwelveDevices.outcome(
            of: FoldsAndTurns.script(devices: TwelveDevices.count), on: TwelveDevices.folding, as: FoldsAndTurns.Outcome.self)
        table(of: outcome).print()
    }

    private static func table(of outcome: FoldsAndTurns.Outcome) -> BenchmarkTable {
        var table = BenchmarkTable(
            "A fold mirrored on \(TwelveDevices.count) phones: \(2 * FoldsAndTurns.rounds) of each, there and back")
        let folds = Samples(milliseconds: outcome.folds), turns = Samples(milliseconds: outcome.turns)
        table.add("fold to DOM", folds)
        table.add("rotation to DOM", turns)
        let ratio = folds.median / turns.median
        table.note("A fold takes \(ratio.withDecimals(2)) of a rotation's time in the median.")
        table.note("From the event to the last of the devices, by the page's clock.")
        return table
    }
}
