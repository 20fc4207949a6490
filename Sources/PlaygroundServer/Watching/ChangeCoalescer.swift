/// Decides when a file that is being saved is worth reading.
///
/// A save is several kernel events, and reading between two of them shows half a file:
///
///     in place      truncate ─ modify ─ modify ─ close      the close says it is whole
///     rename over   (elsewhere) ─ rename                    the rename says it is whole
///     delete, make  delete ─ create ─ modify ─ close        the close says it is whole
///     never closed  modify ─ modify ─ …                     only quiet says it is whole
///
/// So a finished write is acted on at once, an unfinished one after a short quiet, and a file that is gone or empty,
/// which is mostly a save half done, after a longer wait that any later event cuts short.
/// Holds no clock: the caller says what time it is.
struct ChangeCoalescer: Sendable {
    typealias Instant = ContinuousClock.Instant

    enum Event: Hashable, Sendable {
        /// Closed after writing, or renamed into place: the file is whole.
        case finished(String)
        /// Written to or created by someone who may go on writing.
        case modified(String)
        /// Changed in its attributes alone: it may have become readable. Editors do this before, after and while they write.
        case touched(String)
        /// Cut to no bytes; whoever did it is about to write.
        case emptied(String)
        /// Deleted or renamed away; whoever did it may be about to put another in its place.
        case removed(String)
        case lost
    }

    /// How long each unfinished state must last before it counts as final.
    struct Patience: Hashable, Sendable {
        /// Quiet after a write nobody closed.
        var unfinishedWrite = Self.unfinishedWrite
        /// Wait for a new file in the place of one removed or emptied.
        var replacement = Duration.milliseconds(200)
        /// A file written to without a pause is read this often all the same.
        var endlessWrite = Duration.seconds(1)

        #if os(Linux) || os(Android)
        /// inotify tells of the close, so that only those who never close a file wait. A busy machine can stop a writer
        /// between two pieces of a file, and a busy disk can, for hundreds of milliseconds.
        private static let unfinishedWrite = Duration.milliseconds(600)
        #else
        /// kqueue does not tell of it, and every save waits. With the reading this still fits in a frame of 16 ms.
        private static let unfinishedWrite = Duration.milliseconds(12)
        #endif
    }

    private struct Pending {
        var due: Instant
        let since: Instant
        /// It is due though it was written to just now.
        var isOverdue = false
    }

    private let patience: Patience
    private var ready = ChangeBatch()
    private var pending: [String: Pending] = [:]

    init(patience: Patience = Patience()) {
        self.patience = patience
    }

    /// When `takeReady(at:)` next has something to give; `nil` while nothing is pending.
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
            wait(patience.unfinishedWrite, for: path, at: now)
        case .touched(let path):
            if pending[path] == nil { ready.paths.insert(path) }
        case .emptied(let path), .removed(let path):
            wait(patience.replacement, for: path, at: now)
        case .lost:
            ready.mayHaveMissedSome = true
        }
    }

    private mutating func wait(_ duration: Duration, for path: String, at now: Instant) {
        let since = pending[path]?.since ?? now
        let limit = since.advanced(by: max(patience.endlessWrite, duration))
        let quiet = now.advanced(by: duration)
        pending[path] = Pending(due: min(quiet, limit), since: since, isOverdue: limit < quiet)
    }

    /// The paths of which something happened that was not told yet.
    var unsettled: ChangeBatch {
        ChangeBatch(paths: ready.paths.union(pending.keys), mayHaveMissedSome: ready.mayHaveMissedSome)
    }

    /// The paths that are whole or have been quiet for long enough, or `nil` when there are none.
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
