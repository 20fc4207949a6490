/// The time from `rename(2)` over a playground to the changed text being in the DOM of a page with twelve devices, and of one with
/// twice as many, beside that of a bare page which is told the text and nothing else.
enum SaveToDOMBenchmark {
    static func run() async throws {
        try await Chromium.run { chromium in
            let bare = try await measureBarePage(in: chromium)
            for (count, text) in [(TwelveDevices.count, TwelveDevices.playground), (2 * TwelveDevices.count, TwelveDevices.inBothStyles)] {
                let traitscope = try await measureTraitscope(in: chromium, count, text)
                table(of: traitscope, on: count, beside: bare).print()
            }
        }
    }

    private static func measureTraitscope(
        in chromium: Chromium, _ count: Int, _ text: @escaping @Sendable (_ word: String) -> String
    ) async throws -> SaveTimings {
        try await TwelveDevices.withPage(in: chromium, text, count: count) { page, file in
            try await SaveTimings.measure(file, on: page, devices: count)
        }
    }

    private static func measureBarePage(in chromium: Chromium) async throws -> SaveTimings {
        let folder = try ScratchFolder()
        let watched = try folder.makeFolder("watched")
        let file = try SavedFile(folder: watched, name: "text", draft: folder.path(of: "draft")) { $0 }
        let server = try BareServer(folder: watched, file: "text")
        let page = try await chromium.open(server.url)
        try await page.wait(until: "document.documentElement.dataset.state === 'live'")
        let timings = try await SaveTimings.measure(file, on: page, devices: 1)
        try await page.close()
        return timings
    }

    private static func table(of traitscope: SaveTimings, on count: Int, beside bare: SaveTimings) -> BenchmarkTable {
        var table = BenchmarkTable(
            "From rename(2) to the text in the DOM: \(count) devices, \(SaveTimings.saves) saves"
        )
        table.add("traitscope", traitscope.inDocument)
        table.add("traitscope, report received", traitscope.reported)
        table.add("bare page", bare.inDocument)
        table.add("bare page, report received", bare.reported)
        func ratio(_ time: KeyPath<Samples, Duration>) -> String {
            (traitscope.inDocument[keyPath: time] / bare.inDocument[keyPath: time]).withDecimals(2) + "×"
        }
        table.add("traitscope / bare page", [ratio(\.median), ratio(\.p95), ratio(\.min), ratio(\.max)])
        let uncertainty = max(traitscope.uncertainty, bare.uncertainty).text
        table.note("Times are by the page's clock, known to ±\(uncertainty); a report's receipt is an upper bound by our own.")
        if count == TwelveDevices.count { table.note("Aim: a median of at most 12 ms.") }
        return table
    }
}
