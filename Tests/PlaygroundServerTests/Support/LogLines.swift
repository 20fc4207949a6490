import Logging
import Synchronization

/// The messages of a logger at level warning and above.
final class LogLines: Sendable {
    private let messages = Mutex<[String]>([])

    var lines: [String] { messages.withLock { $0 } }

    var logger: Logger { Logger(label: "test") { _ in Handler(lines: self) } }

    private struct Handler: LogHandler {
        let lines: LogLines
        var logLevel = Logger.Level.warning
        var metadata: Logger.Metadata = [:]

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            guard event.level >= .warning else { return }
            lines.messages.withLock { $0.append("\(event.message)") }
        }
    }
}
