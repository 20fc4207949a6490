/// A part of a log sentence with one style.
public enum LogFragment: Hashable, Sendable {
    case plain(String)
    /// The action: *tapped*, *show*.
    case emphasis(String)
    /// The subject.
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
    /// The sentence without styles, for a terminal.
    public var text: String { sentence.map { $0.text }.joined() }
}
