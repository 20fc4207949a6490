/// Decides when a saved file is ready to be read.
///
/// A save causes several kernel events. Reading between two of them shows half a file:
///
///     in place      truncate ─ modify ─ modify ─ close      complete at the close
///     rename over   (elsewhere) ─ rename                    complete at the rename
///     delete, make  delete ─ create ─ modify ─ close        complete at the close
///     never closed  modify ─ modify ─ …                     complete after quiet
///
/// A finished write is read immediately, and an unfinished one after a short quiet period. A missing or empty file is usually an unfinished
/// save, so it waits longer, or until a later event. The caller provides the time.
struct ChangeCoalescer: Sendable {
    typealias Instant = ContinuousClock.Instant

    enum Event: Hashable, Sendable {
        /// The file was closed after writing, or renamed into place. It is complete.
        case finished(String)
        /// The file was written or created and may be unfinished.
        case modified(String)
        /// Attributes changed, but not the contents. The file may have become readable. Editors do this before, during and after writing.
        case touched(String)
        /// The file was truncated to no bytes. A write probably follows.
        case emptied(String)
        /// The file was deleted or renamed away. A replacement may follow.
        case removed(String)
        case lost
    }

    /// The delays after which an unfinished state counts as final.
    struct Delays: Hashable, Sendable {
        /// The quiet period after a write without a close.
        var unfinishedWrite = Self.unfinishedWrite
        /// The delay for a file that replaces a removed or emptied one.
        var replacement = Duration.milliseconds(200)
        /// The interval for reading a file that is written continuously.
        var endlessWrite = Duration.seconds(1)

        #if os(Linux) || os(Android)
        /// inotify reports the close, so only unclosed files wait. A busy disk can stop a writer for hundreds of milliseconds.
        private static let unfinishedWrite = Duration.milliseconds(600)
        #else
        /// kqueue does not report the close, so every save waits. Together with the reading, this fits in a frame of 16 ms.
        private static let unfinishedWrite = Duration.milliseconds(12)
        #endif
    }

    private struct Pending {
        var due: Instant
        let since: Instant
        var isOverdue = false
    }

    private let delays: Delays
    private var ready = ChangeBatch()
    private var pending: [String: Pending] = [:]

    init(delays: Delays = Delays()) {
        self.delays = delays
    }

    /// The next time at which to call `takeReady(at:)`, or `nil` if nothing is pending.
    var nextDeadline: Instant? {
        pending.values.map(\.due).min()
    }

    mutating func record(_ event: Event, at now: Instant) {
        switch event {
        case .finished(let path):
            pending[path] = nil
            ready.paths.insert(path)
            ready.overdue.remove(path)
        case .modified(let path):
            wait(delays.unfinishedWrite, for: path, at: now)
        case .touched(let path):
            if pending[path] == nil { ready.paths.insert(path) }
        case .emptied(let path), .removed(let path):
            wait(delays.replacement, for: path, at: now)
        case .lost:
            ready.mayHaveMissedSome = true
        }
    }

    private mutating func wait(_ duration: Duration, for path: String, at now: Instant) {
        let since = pending[path]?.since ?? now
        let limit = since.advanced(by: max(delays.endlessWrite, duration))
        let quiet = now.advanced(by: duration)
        pending[path] = Pending(due: min(quiet, limit), since: since, isOverdue: limit < quiet)
    }

    var unsettled: ChangeBatch {
        ChangeBatch(paths: ready.paths.union(pending.keys), mayHaveMissedSome: ready.mayHaveMissedSome)
    }

    /// The paths that are complete or were quiet for long enough. `nil` if there are none.
    mutating func takeReady(at now: Instant) -> ChangeBatch? {
        for (path, waiting) in pending where waiting.due <= now {
            pending[path] = nil
            ready.paths.insert(path)
            if waiting.isOverdue { ready.overdue.insert(path) }
        }
        guard !ready.isEmpty else { return nil }
        defer { ready = ChangeBatch() }
        return ready
    }
}
