/// A stretch of a log sentence with one way of being set.
public enum LogFragment: Hashable, Sendable {
    case plain(String)
    /// What somebody did or was asked to do: *tapped*, *show*.
    case emphasis(String)
    /// Whom or what it concerns.
    case strong(String)
    /// A name from UIKit's interface.
    case code(String)

    public var text: String {
        switch self {
        case .plain(let text), .emphasis(let text), .strong(let text), .code(let text): text
        }
    }
}

extension LogEntry {
    /// The entry's sentence without its setting, for a terminal.
    public var text: String { sentence.map { $0.text }.joined() }
}
