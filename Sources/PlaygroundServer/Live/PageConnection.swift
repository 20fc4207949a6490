import Logging
import PlaygroundPipeline
import Synchronization

/// One browser tab's session: keeps its state and hands out one update at a time.
///
///     change ──▶ ┌───────┐  nextUpdate   ┌─────┐
///     event  ──▶ │ state │ ────────────▶ │ tab │
///                └───────┘ ◀──────────── └─────┘
///                               ack
///
/// What it does takes as long as a layout takes, so it does it on the work threads. While it is busy, changes wait in its
/// inbox, and nobody waits for it.
///
/// A tab that never acknowledges costs its state and no more, and so does one in the background: its next update is computed
/// when it returns.
package actor PageConnection<State: PageState> {
    private var exchange: PageExchange<State>
    private let inbox = Mutex<[@Sendable (inout State) -> Void]>([])
    private let isClosed = Atomic(false)
    private let queue = WorkQueue()
    private let logger: Logger
    private let signal: AsyncStream<Void>.Continuation
    private let signals: AsyncStream<Void>
    private let opens: (@Sendable (EditorPlace) -> Void)?
    private let onClose: @Sendable (PageConnection) -> Void

    /// - Parameters:
    ///   - opens: opens a line in the person's editor; `nil` for a tab that may not ask for that.
    ///   - onClose: called once the connection is over, possibly more than once.
    package init(
        state: State,
        logger: Logger,
        opens: (@Sendable (EditorPlace) -> Void)? = nil,
        onClose: @escaping @Sendable (PageConnection) -> Void = { _ in }
    ) {
        exchange = PageExchange(state)
        self.logger = logger
        self.opens = opens
        self.onClose = onClose
        // One waiting signal says "look again", however much there is to see.
        (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    package nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    /// Changes the state from outside, as when a file was saved: before anything else is done with it.
    package nonisolated func change(_ body: @escaping @Sendable (inout State) -> Void) {
        inbox.withLock { $0.append(body) }
        signal.yield()
    }

    /// Looks at the state, with the changes from outside.
    package func look<Value: Sendable>(_ body: @Sendable (State) -> Value) -> Value {
        takeChanges()
        return body(exchange.state)
    }

    /// - Returns: whether there were any changes.
    @discardableResult
    private func takeChanges() -> Bool {
        let changes = inbox.withLock { inbox in
            defer { inbox = [] }
            return inbox
        }
        for change in changes { change(&exchange.state) }
        return !changes.isEmpty
    }

    /// Takes in a message as the browser sent it. One that cannot be understood is logged and otherwise ignored.
    ///
    /// - Returns: how much it asked for.
    @discardableResult
    package func receive(_ json: String) -> Int {
        do throws(BrowserMessage.DecodingFailure) {
            let message = try BrowserMessage(json: json)
            receive(message)
            return message.weight
        } catch {
            logger.warning("A message from the page is ignored: \(error).")
            return 1
        }
    }

    private func receive(_ message: BrowserMessage) {
        takeChanges()
        if case .open(let file, let line, let column, let takesFocus) = message {
            opens?(EditorPlace(file: file, line: line, column: column, takesFocus: takesFocus))
        }
        guard exchange.receive(message) else {
            return logger.debug("The page answers an update that is not the one in flight.")
        }
        signal.yield()
    }

    /// The next update to send: waits until the tab has said hello, has confirmed the last update and is in sight, and
    /// there is something new. To be called by one task at a time.
    /// - Returns: `nil` once the connection is closed or the calling task is cancelled.
    package func nextUpdate() async -> PageUpdate? {
        for await _ in signals {
            if let update = updateIfDue() { return update }
        }
        return nil
    }

    /// The next update if one may be sent now. It is in flight from then on.
    func updateIfDue() -> PageUpdate? {
        takeChanges()
        guard exchange.canTakeUpdate, catchUp() else { return nil }
        return exchange.takeUpdate()
    }

    /// What became old while it was laid out is not drawn, unless the changes never end.
    ///
    /// - Returns: whether there is still a tab to draw for.
    private func catchUp() -> Bool {
        var versions = 0
        repeat {
            exchange.state.catchUp()
            versions += 1
        } while versions < Self.mostVersionsLeftOut && takeChanges()
        return !isClosed.load(ordering: .relaxed)
    }

    private static var mostVersionsLeftOut: Int { 4 }

    /// Ends the connection; a waiting `nextUpdate()` returns.
    package nonisolated func close() {
        isClosed.store(true, ordering: .relaxed)
        signal.finish()
        onClose(self)
    }
}
