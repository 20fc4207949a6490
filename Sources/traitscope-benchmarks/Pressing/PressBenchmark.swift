/// A finger that presses an element harder and less hard on one of twelve devices: how soon the page shows each force.
enum PressBenchmark {
    static func run() async throws {
        let outcome = try await Chromium.run { chromium in
            let folder = try ScratchFolder()
            let file = try SavedFile(
                folder: try folder.makeFolder("playgrounds"), name: TwelveDevices.fileName,
                draft: folder.path(of: "draft"), text: SliderSteps.playground
            )
            return try await TraitscopeServer.run(serving: file.folder) { server in
                let page = try await server.openTwelveDevices(in: chromium, after: WindowDrag.socketTap)
                try await page.wait(until: "window.tappedSocket?.readyState === WebSocket.OPEN")
                return try await page.evaluate(SliderSteps.script, as: SliderSteps.Outcome.self)
            }
        }
        try table(of: outcome).print()
    }

    private static func table(of outcome: SliderSteps.Outcome) throws -> BenchmarkTable {
        guard outcome.latencies.count == SliderSteps.count else {
            let missing = SliderSteps.count - outcome.latencies.count
            throw BrowserPage.Failure(description: "\(missing) of \(SliderSteps.count) forces never reached the page.")
        }
        var table = BenchmarkTable(
            "A slider's steps: \(TwelveDevices.count) devices, \(SliderSteps.count) forces one after the other"
        )
        table.add("force to DOM", Samples(outcome.latencies.map { .milliseconds($0) }))
        table.note("By way of the server; what the page itself shows of a force, it shows at once.")
        table.note("Aim: within one frame, 16 ms.")
        return table
    }
}
