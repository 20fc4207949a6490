public enum LogFragment: Hashable, Sendable {
    case plain(String)
    /// The name of an action, such as *tapped* or *show*.
    case emphasis(String)
    case strong(String)
    case code(String)

    public var text: String {
        switch self {
        case .plain(let text), .emphasis(let text), .strong(let text), .code(let text): text
        }
    }
}

extension LogEntry {
    public var text: String { sentence.map { $0.text }.joined() }
}
