import Logging
import PlaygroundPipeline
import Synchronization

/// The session of one browser tab. It keeps the tab's state and returns one update at a time.
///
///     change ──▶ ┌──────┐  nextUpdate   ┌─────┐
///     event  ──▶ │ page │ ────────────▶ │ tab │
///                └──────┘ ◀──────────── └─────┘
///                              ack
///
/// Layout takes time, so the session runs on the work threads. Changes wait in an inbox.
///
/// A tab that never acknowledges updates occupies only its state. The session ends when the connection is released.
actor PageConnection {
    private var page: LivePage
    private var flow = UpdateFlow()
    private let inbox = Mutex<[@Sendable (inout LivePage) -> Void]>([])
    private let queue = WorkQueue()
    nonisolated let logger: Logger
    private let signal: AsyncStream<Void>.Continuation
    private let signals: AsyncStream<Void>
    private var place: PageLimit.PagePlace?
    private let opens: (@Sendable (EditorPlace) -> Void)?
    private let onPointer: @Sendable (ObjectIdentifier, BrowserMessage.PointerPlace?, String) -> Void
    private let onEnd: @Sendable (ObjectIdentifier) -> Void

    /// `onPointer` receives the connection's identity, the position of its pointer, and the playground. `onEnd` receives the identity.
    init(
        _ page: LivePage,
        in place: PageLimit.PagePlace? = nil,
        logger: Logger,
        opens: (@Sendable (EditorPlace) -> Void)? = nil,
        onPointer: @escaping @Sendable (ObjectIdentifier, BrowserMessage.PointerPlace?, String) -> Void = { _, _, _ in },
        onEnd: @escaping @Sendable (ObjectIdentifier) -> Void = { _ in }
    ) {
        self.page = page
        self.place = place
        self.logger = logger
        self.opens = opens
        self.onPointer = onPointer
        self.onEnd = onEnd
        // One waiting signal suffices for any number of changes.
        (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    deinit {
        // The place must be free before the end is reported.
        place = nil
        onEnd(ObjectIdentifier(self))
    }

    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    /// Changes the page from outside, for example after a save. Such changes precede all other work on the page.
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

    /// Logs and ignores a malformed message. Returns the message's weight.
    @discardableResult
    func receive(_ json: String) -> Int {
        do throws(BrowserMessage.DecodingFailure) {
            let message = try BrowserMessage(json: json)
            receive(message)
            return message.weight
        } catch {
            logger.warning("Ignored a message from the page: \(error).")
            return 1
        }
    }

    private func receive(_ message: BrowserMessage) {
        takeChanges()
        if case .open(let file, let line, let column, let takesFocus) = message {
            opens?(EditorPlace(file: file, line: line, column: column, takesFocus: takesFocus))
        }
        if case .pointer(let pointer) = message, let playground = page.playground(under: pointer) {
            onPointer(ObjectIdentifier(self), pointer, playground)
        }
        switch flow.take(message) {
        case .state: page.handle(message)
        case .connection: break
        case .nothing: return logger.debug("Ignored \(message): its update is not in flight.")
        }
        signal.yield()
    }

    /// Waits for the next update. Returns `nil` if the task is cancelled. Only one task at a time may call this.
    func nextUpdate() async -> PageUpdate? {
        for await _ in signals {
            if let update = updateIfDue() { return update }
        }
        return nil
    }

    func sendUpdates(to outbox: FrameOutbox) async {
        while let update = await nextUpdate() { outbox.put(update) }
    }

    /// The next update if it may be sent now. The update is then in flight.
    func updateIfDue() -> PageUpdate? {
        takeChanges()
        guard flow.canTakeUpdate, catchUp(), let update = page.takeUpdate() else { return nil }
        flow.sent(update)
        return update
    }

    /// Skips versions that are replaced during layout, up to a limit. Returns `false` if the tab is closed.
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
