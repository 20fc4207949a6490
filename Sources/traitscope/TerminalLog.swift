import Foundation
import Logging

/// Log lines for the person at the terminal: on standard error, without the decoration that a log file wants.
struct TerminalLog: LogHandler {
    var logLevel = Logger.Level.notice
    var metadata: Logger.Metadata = [:]

    init(label: String) {}

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        FileHandle.standardError.write(Data("\(event.message)\n".utf8))
    }
}
