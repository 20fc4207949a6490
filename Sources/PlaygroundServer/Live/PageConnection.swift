import Logging

/// One browser tab's session: keeps its state and hands out one update at a time.
///
///     change ──▶ ┌───────┐  nextUpdate   ┌─────┐
///     event  ──▶ │ state │ ────────────▶ │ tab │
///                └───────┘ ◀──────────── └─────┘
///                               ack
///
/// While an update is in flight the state may change a thousand times: nothing is queued, and the update after the
/// acknowledgement is computed from the newest state. A tab that never acknowledges costs its state and no more, and so
/// does one in the background: its next update is computed when it returns.
public actor PageConnection<State: PageState> {
    private var state: State
    private var isGreeted = false
    private var isHidden = false
    private var unconfirmed: Int?
    private let logger: Logger
    private let signal: AsyncStream<Void>.Continuation
    private let signals: AsyncStream<Void>
    private let onClose: @Sendable (PageConnection) -> Void

    /// - Parameter onClose: called once the connection is over, possibly more than once.
    public init(
        state: State,
        logger: Logger,
        onClose: @escaping @Sendable (PageConnection) -> Void = { _ in }
    ) {
        self.state = state
        self.logger = logger
        self.onClose = onClose
        // One waiting signal says "look again", however much there is to see.
        (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Changes the state from outside, as when a file was saved.
    public func change(_ body: @Sendable (inout State) -> Void) {
        body(&state)
        signal.yield()
    }

    /// Takes in a message as the browser sent it. One that cannot be understood is logged and otherwise ignored.
    public func receive(_ json: String) {
        do throws(BrowserMessage.DecodingFailure) {
            receive(try BrowserMessage(json: json))
        } catch {
            logger.warning("A message from the page is ignored: \(error).")
        }
    }

    private func receive(_ message: BrowserMessage) {
        switch message {
        case .ack(let revision):
            guard confirm(revision) else { return }
        case .resync(let revision):
            guard confirm(revision) else { return }
            state.handle(message)
        case .hello:
            isGreeted = true
            state.handle(message)
        case .visibility(let hidden):
            isHidden = hidden
        case .event, .travel, .inspect:
            state.handle(message)
        }
        signal.yield()
    }

    /// Takes the update in flight for received.
    /// - Returns: whether it is the one of this revision.
    private func confirm(_ revision: Int) -> Bool {
        guard revision == unconfirmed else {
            logger.debug("The page answers revision \(revision), which is not the one in flight.")
            return false
        }
        unconfirmed = nil
        return true
    }

    /// The next update to send: waits until the tab has said hello, has confirmed the last update and is in sight, and
    /// there is something new. To be called by one task at a time.
    /// - Returns: `nil` once the connection is closed or the calling task is cancelled.
    public func nextUpdate() async -> PageUpdate? {
        for await _ in signals {
            if let update = updateIfDue() { return update }
        }
        return nil
    }

    /// The next update if one may be sent now. It is in flight from then on.
    func updateIfDue() -> PageUpdate? {
        guard isGreeted, !isHidden, unconfirmed == nil, let update = state.takeUpdate() else { return nil }
        unconfirmed = update.revision
        return update
    }

    /// Ends the connection; a waiting `nextUpdate()` returns.
    public nonisolated func close() {
        signal.finish()
        onClose(self)
    }
}
