/// The edge of one iPad's window dragged without pause, with twelve devices on the page: how often and how soon the
/// window on the page follows.
enum ResizeBenchmark {
    static func run() async throws {
        let outcome = try await Chromium.run { chromium in
            let folder = try ScratchFolder()
            let file = try SavedFile(
                folder: try folder.makeFolder("playgrounds"), name: TwelveDevices.fileName,
                draft: folder.path(of: "draft"), text: TwelveDevices.playground
            )
            return try await TraitscopeServer.run(serving: file.folder) { server in
                let page = try await server.openTwelveDevices(in: chromium, after: WindowDrag.socketTap)
                try await page.wait(until: "window.tappedSocket?.readyState === WebSocket.OPEN")
                let drag = WindowDrag.script(device: TwelveDevices.pad, size: TwelveDevices.padSize)
                return try await page.evaluate(drag, as: WindowDrag.Outcome.self)
            }
        }
        try table(of: outcome).print()
    }

    private static func table(of outcome: WindowDrag.Outcome) throws -> BenchmarkTable {
        let inputs = WindowDrag.inputsPerSecond * WindowDrag.seconds
        guard outcome.latencies.count == inputs else {
            let missing = inputs - outcome.latencies.count
            throw BrowserPage.Failure(description: "\(missing) of \(inputs) sizes never reached the page.")
        }
        var table = BenchmarkTable("A window's edge dragged: \(TwelveDevices.count) devices, \(inputs) sizes in \(WindowDrag.seconds) s")
        table.add("size to DOM", Samples(outcome.latencies.map { .milliseconds($0) }))
        let rate = Double(outcome.updates) / (outcome.duration / 1000)
        table.note("\(rate.withDecimals(0)) updates a second reached the DOM; \(outcome.backlog) sizes were under way at the end.")
        table.note("Aim: at least 60 updates a second and no backlog.")
        return table
    }
}
