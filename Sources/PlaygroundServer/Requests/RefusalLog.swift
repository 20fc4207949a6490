import FlyingFox
import Logging
import Synchronization

/// Logs refused requests at a limited rate, because a website can send thousands.
final class RefusalLog: Sendable {
    private let logger: Logger
    private let bucket: Mutex<TokenBucket>

    init(logger: Logger) {
        self.logger = logger
        bucket = Mutex(TokenBucket(rate: 0.2, burst: 5, at: .now))
    }

    func response(_ status: HTTPStatusCode, _ reason: String) -> HTTPResponse {
        note(reason)
        var response = HTTPResponse.text(status, reason)
        response.headers.set(SecurityHeaders.all(host: nil))
        response.headers[.connection] = "close"
        return response
    }

    private func note(_ reason: String) {
        let isTooMuch = bucket.withLock { bucket in
            // Suppressed messages take no tokens, so that a message is logged again later.
            var next = bucket
            guard next.take(1, at: .now) == .zero else { return true }
            bucket = next
            return false
        }
        logger.log(level: isTooMuch ? .debug : .warning, "Refused a request: \(reason)")
    }
}
