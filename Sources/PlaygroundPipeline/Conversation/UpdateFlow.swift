/// When a tab can take an update: one is in flight at a time. Nothing is queued: the next one is computed from the newest state.
public struct UpdateFlow: Sendable {
    /// What a message of the tab is about.
    public enum Concern: Sendable {
        /// What the tab shows: its state is to handle the message.
        case state
        /// The connection: whether the tab can take an update, or something for the connection's owner.
        case connection
        /// Nothing: it confirms another update than the one in flight.
        case nothing
    }

    private var isGreeted = false
    private var isHidden = false
    private var unconfirmed: Int?

    public init() {}

    /// Takes in a message of the tab.
    public mutating func take(_ message: BrowserMessage) -> Concern {
        switch message {
        case .ack(let revision):
            return confirm(revision) ? .connection : .nothing
        case .resync(let revision):
            return confirm(revision) ? .state : .nothing
        case .hello:
            isGreeted = true
            return .state
        case .visibility(let hidden):
            isHidden = hidden
            return .connection
        case .open:
            return .connection
        case .event, .arrange, .devices, .travel, .inspect, .locate, .compare, .explain, .scenarios, .expect, .verbosity,
             .followSource:
            return .state
        }
    }

    private mutating func confirm(_ revision: Int) -> Bool {
        guard revision == unconfirmed else { return false }
        unconfirmed = nil
        return true
    }

    /// Whether the tab has said hello, has confirmed the last update and is in sight.
    public var canTakeUpdate: Bool { isGreeted && !isHidden && unconfirmed == nil }

    /// An update is in flight from now on.
    public mutating func sent(_ update: PageUpdate) {
        unconfirmed = update.revision
    }
}
