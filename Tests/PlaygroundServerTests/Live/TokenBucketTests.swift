import Testing
@testable import PlaygroundServer

@Suite struct TokenBucketTests {
    private let start = ContinuousClock.now

    @Test func savedTokensAreAvailableAtOnce() {
        var bucket = TokenBucket(rate: 10, burst: 20, at: start)
        #expect(bucket.take(20, at: start) == .zero)
        #expect(bucket.take(1, at: start) == .milliseconds(100))
    }

    @Test func tokensAreRefilledUpToTheBurst() {
        var bucket = TokenBucket(rate: 10, burst: 20, at: start)
        #expect(bucket.take(20, at: start) == .zero)
        #expect(bucket.take(5, at: start + .milliseconds(500)) == .zero)
        #expect(bucket.take(21, at: start + .seconds(3600)) == .milliseconds(100))
    }

    @Test func debtIsRepaidBeforeFurtherTokens() {
        var bucket = TokenBucket(rate: 10, burst: 1, at: start)
        #expect(bucket.take(11, at: start) == .seconds(1))
        #expect(bucket.take(1, at: start + .seconds(1)) == .milliseconds(100))
    }
}
