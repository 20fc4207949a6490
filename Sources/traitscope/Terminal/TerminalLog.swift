import Files
import Logging

/// Prints log messages to standard error, without timestamps and labels.
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
