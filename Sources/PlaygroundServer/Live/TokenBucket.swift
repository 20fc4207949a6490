struct TokenBucket: Sendable {
    private let rate: Double
    private let burst: Double
    private var tokens: Double
    private var filledAt: ContinuousClock.Instant

    /// - Parameter burst: The maximum and initial number of tokens.
    init(rate: Double, burst: Double, at now: ContinuousClock.Instant) {
        self.rate = rate
        self.burst = burst
        tokens = burst
        filledAt = now
    }

    /// Takes tokens, possibly on credit. Returns the time until the credit is repaid, or zero.
    mutating func take(_ count: Int, at now: ContinuousClock.Instant) -> Duration {
        tokens = min(burst, tokens + (now - filledAt) / .seconds(1) * rate) - Double(count)
        filledAt = now
        return tokens < 0 ? .seconds(-tokens / rate) : .zero
    }
}
