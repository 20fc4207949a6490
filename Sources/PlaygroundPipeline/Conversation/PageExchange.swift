/// A playground's tab with its update flow, for an engine without a connection.
public struct PageExchange: Sendable {
    public var tab: PlaygroundTab
    private var flow = UpdateFlow()

    public init(_ tab: PlaygroundTab) {
        self.tab = tab
    }

    public mutating func receive(_ message: BrowserMessage) {
        if case .state = flow.take(message) { tab.handle(message) }
    }

    /// The next update, if one may be sent now. The update is then in flight.
    public mutating func takeUpdate() -> PageUpdate? {
        guard flow.canTakeUpdate, let update = tab.takeUpdate() else { return nil }
        flow.sent(update)
        return update
    }
}
