struct TokenBucket: Sendable {
    private let rate: Double
    private let burst: Double
    private var tokens: Double
    private var filledAt: ContinuousClock.Instant

    /// - Parameters:
    ///   - rate: the tokens that come back in a second.
    ///   - burst: the most there are, which is how many there are at first.
    init(rate: Double, burst: Double, at now: ContinuousClock.Instant) {
        self.rate = rate
        self.burst = burst
        tokens = burst
        filledAt = now
    }

    /// Takes tokens, on credit if need be. Returns how long until the credit is paid back; zero if there was enough.
    mutating func take(_ count: Int, at now: ContinuousClock.Instant) -> Duration {
        tokens = min(burst, tokens + (now - filledAt) / .seconds(1) * rate) - Double(count)
        filledAt = now
        return tokens < 0 ? .seconds(-tokens / rate) : .zero
    }
}
