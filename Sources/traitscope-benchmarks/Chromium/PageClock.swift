/// Tells what our clock says at a moment the page's clock gave.
///
/// A page's `performance.now()` counts from its own start. Asked for it again and again, the page must have read it
/// between our asking and the answer's arrival; the quickest round trip places its zero most narrowly.
struct PageClock: Sendable {
    /// When the page's clock stood at zero.
    private let origin: ContinuousClock.Instant
    /// How far a moment may be from what `instant(at:)` says, either way.
    let uncertainty: Duration

    init(of page: BrowserPage, roundTrips: Int = 100) async throws {
        var best: (origin: ContinuousClock.Instant, roundTrip: Duration)?
        for _ in 0..<roundTrips {
            let asked = ContinuousClock.now
            let (reading, answered) = try await page.timedEvaluate("performance.now()", as: Double.self)
            let roundTrip = answered - asked
            if best.map({ roundTrip < $0.roundTrip }) ?? true {
                best = (asked + roundTrip / 2 - .milliseconds(reading), roundTrip)
            }
        }
        guard let best else { throw BrowserPage.Failure(description: "The page's clock was never read.") }
        origin = best.origin
        uncertainty = best.roundTrip / 2
    }

    /// - Parameter reading: of `performance.now()`, in milliseconds.
    func instant(at reading: Double) -> ContinuousClock.Instant {
        origin + .milliseconds(reading)
    }
}
