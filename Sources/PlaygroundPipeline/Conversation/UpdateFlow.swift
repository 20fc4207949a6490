/// Decides when a tab can take an update. One update is in flight at a time. The next update is computed from the newest state.
public struct UpdateFlow: Sendable {
    public enum Concern: Sendable {
        /// The tab's content. The tab's state handles the message.
        case state
        /// The connection: whether the tab can take an update, or a task for the connection's owner.
        case connection
        /// Nothing, because the message confirms an update that is not in flight.
        case nothing
    }

    private var isGreeted = false
    private var isHidden = false
    private var unconfirmed: Int?

    public init() {}

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
        case .open, .pointer:
            return .connection
        default:
            return .state
        }
    }

    private mutating func confirm(_ revision: Int) -> Bool {
        guard revision == unconfirmed else { return false }
        unconfirmed = nil
        return true
    }

    /// Whether the tab has sent hello, has confirmed the last update and is visible.
    public var canTakeUpdate: Bool { isGreeted && !isHidden && unconfirmed == nil }

    public mutating func sent(_ update: PageUpdate) {
        unconfirmed = update.revision
    }
}
