import Logging
import PlaygroundPipeline
import Synchronization

/// One browser tab's session: keeps what the tab shows and hands out one update at a time.
///
///     change ──▶ ┌──────┐  nextUpdate   ┌─────┐
///     event  ──▶ │ page │ ────────────▶ │ tab │
///                └──────┘ ◀──────────── └─────┘
///                              ack
///
/// What it does takes as long as a layout takes, so it does it on the work threads. While it is busy, changes wait in its
/// inbox, and nobody waits for it.
///
/// A tab that never acknowledges costs its state and no more, and so does one in the background: its next update is computed
/// when it returns.
///
/// The session ends when nothing holds this any longer, however the connection ends.
actor PageConnection {
    private var page: LivePage
    private var flow = UpdateFlow()
    private let inbox = Mutex<[@Sendable (inout LivePage) -> Void]>([])
    private let queue = WorkQueue()
    nonisolated let logger: Logger
    private let signal: AsyncStream<Void>.Continuation
    private let signals: AsyncStream<Void>
    private let place: PageLimit.Place?
    private let opens: (@Sendable (EditorPlace) -> Void)?
    private let onEnd: @Sendable (ObjectIdentifier) -> Void

    /// - Parameters:
    ///   - opens: opens a line in the user's editor, if the tab may ask for it.
    ///   - onEnd: called with the connection's identity when the session is over.
    init(
        _ page: LivePage,
        in place: PageLimit.Place? = nil,
        logger: Logger,
        opens: (@Sendable (EditorPlace) -> Void)? = nil,
        onEnd: @escaping @Sendable (ObjectIdentifier) -> Void = { _ in }
    ) {
        self.page = page
        self.place = place
        self.logger = logger
        self.opens = opens
        self.onEnd = onEnd
        // One waiting signal says "look again", however much there is to see.
        (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    deinit {
        onEnd(ObjectIdentifier(self))
    }

    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    /// Changes the page from outside, as when a file was saved: before anything else is done with it.
    nonisolated func change(_ body: @escaping @Sendable (inout LivePage) -> Void) {
        inbox.withLock { $0.append(body) }
        signal.yield()
    }

    func look<Value: Sendable>(_ body: @Sendable (LivePage) -> Value) -> Value {
        takeChanges()
        return body(page)
    }

    @discardableResult
    private func takeChanges() -> Bool {
        let changes = inbox.withLock { inbox in
            defer { inbox = [] }
            return inbox
        }
        for change in changes { change(&page) }
        return !changes.isEmpty
    }

    /// Handles a message. A malformed one is logged and ignored. Returns its weight.
    @discardableResult
    func receive(_ json: String) -> Int {
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
        switch flow.take(message) {
        case .state: page.handle(message)
        case .connection: break
        case .nothing: return logger.debug("The page answers an update that is not the one in flight.")
        }
        signal.yield()
    }

    /// Waits for the next update. Only one task at a time may call it. Returns `nil` once the calling task is cancelled.
    func nextUpdate() async -> PageUpdate? {
        for await _ in signals {
            if let update = updateIfDue() { return update }
        }
        return nil
    }

    /// Hands over one update after another, until the calling task is cancelled.
    func sendUpdates(to outbox: FrameOutbox) async {
        while let update = await nextUpdate() { outbox.put(update) }
    }

    /// The next update if one may be sent now. It is in flight from then on.
    func updateIfDue() -> PageUpdate? {
        takeChanges()
        guard flow.canTakeUpdate, catchUp(), let update = page.takeUpdate() else { return nil }
        flow.sent(update)
        return update
    }

    /// Versions outdated while they are laid out are not drawn, unless changes never end. Returns whether the tab is still there.
    private func catchUp() -> Bool {
        var versions = 0
        repeat {
            page.catchUp()
            versions += 1
        } while versions < Self.mostVersionsLeftOut && takeChanges()
        return !Task.isCancelled
    }

    private static let mostVersionsLeftOut = 4
}
