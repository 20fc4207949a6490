import Foundation

/// A message of the browser, still in JSON, with the moment it came in.
struct DevToolsMessage: Sendable {
    /// What every message has or lacks, and so shows what it is.
    struct Envelope: Decodable {
        struct Refusal: Decodable {
            var message: String
        }

        /// The command it answers; missing on a notice.
        var id: Int?
        /// What a notice is about.
        var method: String?
        var sessionId: String?
        var error: Refusal?
    }

    var json: Data
    var receivedAt: ContinuousClock.Instant
}

extension DevToolsMessage {
    /// The messages arriving on a descriptor, each ended by a zero byte, until its other side is closed.
    ///
    /// Read on a thread that does nothing else, so that each gets its time without waiting for a turn.
    static func stream(from descriptor: Int32) -> AsyncStream<DevToolsMessage> {
        let (stream, messages) = AsyncStream<DevToolsMessage>.makeStream()
        let thread = Thread {
            var pending = Data()
            var buffer = [UInt8](repeating: 0, count: 64 * 1024)
            while true {
                let count = read(descriptor, &buffer, buffer.count)
                let now = ContinuousClock.now
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                pending.append(contentsOf: buffer[..<count])
                while let end = pending.firstIndex(of: 0) {
                    messages.yield(DevToolsMessage(json: Data(pending[..<end]), receivedAt: now))
                    pending = Data(pending[(end + 1)...])
                }
            }
            close(descriptor)
            messages.finish()
        }
        thread.name = "devtools-reader"
        thread.qualityOfService = .userInteractive
        thread.start()
        return stream
    }
}
