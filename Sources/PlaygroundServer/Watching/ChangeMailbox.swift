import Synchronization

/// Passes batches from the watching thread to one reader. Unread batches are merged.
final class ChangeMailbox: Sendable {
    private let unread = Mutex(ChangeBatch())
    private let signal: AsyncStream<Void>.Continuation
    private let signals: AsyncStream<Void>

    init() {
        // One waiting signal suffices for any number of merged batches.
        (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    func post(_ batch: ChangeBatch) {
        unread.withLock { $0.merge(batch) }
        signal.yield()
    }

    func finish() {
        signal.finish()
    }

    /// Waits for a batch. Returns `nil` at the end, or if the task is cancelled.
    func next() async -> ChangeBatch? {
        for await _ in signals {
            let batch = unread.withLock { unread in
                defer { unread = ChangeBatch() }
                return unread
            }
            if !batch.isEmpty { return batch }
        }
        return nil
    }
}
