extension BrowserMessage {
    /// The events that are replayed after a reconnection, as many as the page remembers (`connection.js`).
    static let pastEventLimit = 500

    /// The cost of the message: one, and one for each event to replay.
    public var weight: Int {
        if case .hello(_, let events) = self { 1 + min(events.count, Self.pastEventLimit) } else { 1 }
    }
}
