extension BrowserMessage {
    /// So many past events happen again on a page that reconnects, as many as it remembers (`connection.js`).
    static let pastEventLimit = 500

    /// How much the message asks for: one for itself, and one for each event that is to happen again.
    public var weight: Int {
        if case .hello(_, let events) = self { 1 + min(events.count, Self.pastEventLimit) } else { 1 }
    }
}
