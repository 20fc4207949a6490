/// A page's state, and what the tab has been told of it: one update is on its way at a time.
///
/// While an update is in flight the state may change a thousand times: nothing is queued, and the update after the
/// acknowledgement is computed from the newest state.
public struct PageExchange<State: PageState>: Sendable {
    public var state: State
    @usableFromInline var isGreeted: Bool
    @usableFromInline var isHidden: Bool
    @usableFromInline var unconfirmed: Int?

    @inlinable
    public init(_ state: State) {
        self.state = state
        isGreeted = false
        isHidden = false
    }

    /// Takes in a message of the tab.
    ///
    /// - Returns: whether it is of any use: a confirmation may be of another update than the one in flight.
    @discardableResult @inlinable
    public mutating func receive(_ message: BrowserMessage) -> Bool {
        switch message {
        case .ack(let revision):
            return confirm(revision)
        case .resync(let revision):
            guard confirm(revision) else { return false }
            state.handle(message)
        case .hello:
            isGreeted = true
            state.handle(message)
        case .visibility(let hidden):
            isHidden = hidden
        case .event, .arrange, .devices, .travel, .inspect, .locate, .compare, .explain, .scenarios, .expect, .verbosity,
             .followSource:
            state.handle(message)
        case .open:
            // Nothing of the page changes: whoever has the connection sees to it.
            break
        }
        return true
    }

    /// Takes the update in flight for received.
    @inlinable
    mutating func confirm(_ revision: Int) -> Bool {
        guard revision == unconfirmed else { return false }
        unconfirmed = nil
        return true
    }

    /// Whether the tab has said hello, has confirmed the last update and is in sight.
    @inlinable
    public var canTakeUpdate: Bool { isGreeted && !isHidden && unconfirmed == nil }

    /// The next update if one may be sent now. It is in flight from then on.
    @inlinable
    public mutating func takeUpdate() -> PageUpdate? {
        guard canTakeUpdate, let update = state.takeUpdate() else { return nil }
        unconfirmed = update.revision
        return update
    }
}
