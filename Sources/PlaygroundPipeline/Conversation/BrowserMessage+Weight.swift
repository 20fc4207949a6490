extension BrowserMessage {
    /// The number of events replayed after a reconnection. The page remembers the same number (`connection.js`).
    static let pastEventLimit = 500

    /// The cost of the message: one, and one for each replayed event.
    public var weight: Int {
        if case .hello(_, let events) = self { 1 + min(events.count, Self.pastEventLimit) } else { 1 }
    }
}
