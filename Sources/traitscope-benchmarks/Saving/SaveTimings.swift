import Foundation

/// The times from saving a file to its text being on a page.
struct SaveTimings: Sendable {
    /// By the page's own clock, set against ours.
    let inDocument: Samples
    /// When the page's report had come in here: later than the text by the way of the report, and so an upper bound
    /// that trusts our clock alone.
    let reported: Samples
    /// How far a time by the page's clock may be off.
    let uncertainty: Duration

    private static let warmUp = 10
    static let saves = 50

    /// Saves the file again and again, each time waiting until all devices of the page show it.
    /// - Parameters:
    ///   - page: shows the file, with no update under way.
    ///   - devices: how many there are on it.
    static func measure(_ file: SavedFile, on page: BrowserPage, devices: Int) async throws -> SaveTimings {
        try await page.run(SaveObserver.script(devices: devices))
        let clock = try await PageClock(of: page)
        let pairs = try await withDeadline(.seconds(60), for: "each save is shown by all \(devices) devices of the page") {
            try await save(file, timesOn: page, by: clock)
        }
        return SaveTimings(
            inDocument: Samples(pairs.map(\.inDocument)), reported: Samples(pairs.map(\.reported)),
            uncertainty: clock.uncertainty
        )
    }

    private static func save(
        _ file: SavedFile, timesOn page: BrowserPage, by clock: PageClock
    ) async throws -> [(inDocument: Duration, reported: Duration)] {
        var reports = page.reports.makeAsyncIterator()
        var times: [(inDocument: Duration, reported: Duration)] = []
        for number in 1...(warmUp + saves) {
            // Of uneven length, so as not to fall into step with the browser's frames.
            try await Task.sleep(for: .milliseconds(60 + number * 7 % 17))
            let saved = try file.save(number)
            let (report, sighting) = try await reports.sighting(of: number)
            times.append((clock.instant(at: sighting.time) - saved, report.receivedAt - saved))
        }
        return Array(times.dropFirst(warmUp))
    }
}

private extension AsyncStream<BrowserPage.Report>.Iterator {
    /// Waits until the page shows a save. What it still has to tell of an earlier one, shown anew, is passed over.
    mutating func sighting(of number: Int) async throws -> (report: BrowserPage.Report, sighting: SaveObserver.Sighting) {
        while let report = await next() {
            let sighting = try JSONDecoder().decode(SaveObserver.Sighting.self, from: Data(report.payload.utf8))
            if sighting.number == number { return (report, sighting) }
        }
        throw BrowserPage.Failure(description: "The page went away before it showed save \(number).")
    }
}
