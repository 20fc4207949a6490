import Files
import Logging

/// Log lines for the person at the terminal: on standard error, without the timestamps and labels of a log file.
struct TerminalLog: LogHandler {
    var logLevel = Logger.Level.notice
    var metadata: Logger.Metadata = [:]

    init(label: String) {}

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        Console.current.printError("\(event.message)")
    }
}
