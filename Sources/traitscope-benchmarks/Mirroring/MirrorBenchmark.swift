/// One tap mirrored on twelve devices: the time from the tap to all of them showing the next screen, there and back.
enum MirrorBenchmark {
    static func run() async throws {
        let outcome = try await Chromium.run { chromium in
            let folder = try ScratchFolder()
            let file = try SavedFile(
                folder: try folder.makeFolder("playgrounds"), name: TwelveDevices.fileName,
                draft: folder.path(of: "draft"), text: TwelveDevices.playground
            )
            return try await TraitscopeServer.run(serving: file.folder) { server in
                let page = try await server.openTwelveDevices(in: chromium)
                try await page.wait(until: "document.body.dataset.ready !== undefined")
                let taps = MirroredTaps.script(devices: TwelveDevices.count)
                return try await page.evaluate(taps, as: MirroredTaps.Outcome.self)
            }
        }
        table(of: outcome, serversShare: try MirroredMessages.samples()).print()
    }

    private static func table(of outcome: MirroredTaps.Outcome, serversShare: Samples) -> BenchmarkTable {
        var table = BenchmarkTable(
            "A tap mirrored on \(TwelveDevices.count) devices: \(2 * MirroredTaps.rounds) events, there and back")
        table.add("push to DOM", Samples(outcome.pushes.map { .milliseconds($0) }))
        table.add("pop to DOM", Samples(outcome.pops.map { .milliseconds($0) }))
        table.add("event to DOM", Samples((outcome.pushes + outcome.pops).map { .milliseconds($0) }))
        table.add("event to message, in process", serversShare)
        table.note("From the click to the last of the devices, by the page's clock.")
        table.note("Aim: a median of at most 8 ms.")
        return table
    }
}
