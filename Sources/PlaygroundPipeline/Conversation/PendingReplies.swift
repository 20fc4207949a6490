/// Replies that a tab receives before its next picture. A tab may send requests without taking answers.
/// Repeated requests are therefore kept once, and only the newest few requests are kept.
public struct PendingReplies: Sendable {
    public indirect enum Reply: Hashable, Sendable {
        /// The page's own files changed.
        case assets(stylesOnly: Bool)
        case inspection(device: String, node: String)
        case devices(withCatalogue: Bool)
        /// The file now contains the page's arrangement.
        case unarranged
        case located(file: String, line: Int)
        case comparison(first: String, second: String)
        case scenarios(from: Int)
        case expectation(device: String, node: String, trait: String?)
        case error(String)
    }

    /// The maximum number of replies. A page sends fewer requests before it receives an answer.
    static let limit = 16

    private var waiting: [Reply] = []

    public init() {}

    public mutating func add(_ reply: Reply) {
        waiting.removeAll { $0 == reply }
        if waiting.count == Self.limit { waiting.removeFirst() }
        waiting.append(reply)
    }

    public mutating func next() -> Reply? {
        waiting.isEmpty ? nil : waiting.removeFirst()
    }
}
