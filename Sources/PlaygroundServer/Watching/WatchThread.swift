import Foundation
import Logging
import Synchronization

/// The kernel's file events, one implementation per system. Used by the watching thread alone, except for `wake()`.
protocol FileEventSource: AnyObject, Sendable {
    /// Whether something could not be watched, as a limit of the system is reached.
    var isIncomplete: Bool { get }
    /// Returns what happened, waiting until something does, `wake()` is called or the deadline passes.
    func wait(until deadline: ContinuousClock.Instant?) -> [ChangeCoalescer.Event]
    /// Watches other single files, returning an event for each that was not watched before.
    func retarget(files: [String]) -> [ChangeCoalescer.Event]
    /// Makes a `wait` under way return. May be called from any thread until `finish()`.
    func wake()
    /// Gives back what the system lent. Nothing may be called after it.
    func finish()
}

#if os(Linux) || os(Android)
typealias SystemFileEvents = InotifyEvents
#else
typealias SystemFileEvents = KqueueEvents
#endif

/// A thread that waits for the kernel's events and posts a coalescer's batches. A thread of its own wakes with the least delay.
final class WatchThread: Sendable {
    private struct Orders {
        var files: [String]?
        var shouldStop = false
        var isOver = false
        var lastReading: UInt64 = 0
        var log = ChangeLog()
        var isIncomplete = false
        var ended: [Ending] = []
    }

    /// A reading that has ended and waits for its changes.
    private struct Ending {
        var reading: UInt64
        var answer: @Sendable (ChangesMeanwhile) -> Void
    }

    private let orders = Mutex(Orders())
    private let source: any FileEventSource

    init(targets: WatchTargets, patience: ChangeCoalescer.Patience, mailbox: ChangeMailbox, logger: Logger) {
        do throws(FolderWatcher.Refusal) {
            source = try SystemFileEvents(targets: targets, logger: logger)
        } catch {
            logger.warning("\(error)")
            source = NoFileEvents()
        }
        orders.withLock { [source] in $0.isIncomplete = source.isIncomplete }
        let thread = Thread { [self] in
            run(ChangeCoalescer(patience: patience), postingTo: mailbox)
        }
        thread.name = "folder-watcher"
        thread.qualityOfService = .userInteractive
        thread.start()
    }

    func retarget(files: [String]) {
        order { $0.files = files.map(WatchTargets.normalized) }
    }

    func stop() {
        order { $0.shouldStop = true }
    }

    var isIncomplete: Bool { orders.withLock(\.isIncomplete) }

    /// Notes every change from now on, for `endReading`.
    func beginReading() -> ReadingWatch {
        orders.withLock { orders in
            orders.lastReading += 1
            orders.log.begin(orders.lastReading)
            return ReadingWatch(number: orders.lastReading, thread: self)
        }
    }

    /// Answers once the kernel's queue has been emptied after this.
    func endReading(_ reading: UInt64, _ answer: @escaping @Sendable (ChangesMeanwhile) -> Void) {
        if !order({ $0.ended.append(Ending(reading: reading, answer: answer)) }) { answer(ChangesMeanwhile()) }
    }

    /// - Returns: whether the thread still runs.
    @discardableResult
    private func order(_ change: (inout Orders) -> Void) -> Bool {
        orders.withLock { orders in
            guard !orders.isOver else { return false }
            change(&orders)
            source.wake()
            return true
        }
    }

    private func run(_ coalescer: consuming ChangeCoalescer, postingTo mailbox: ChangeMailbox) {
        // Readings that ended before the kernel's queue is emptied next.
        var ended: [Ending] = []
        while true {
            var events = source.wait(until: ended.isEmpty ? coalescer.nextDeadline : .now)
            let (files, shouldStop) = orders.withLock { orders in
                defer { orders.files = nil }
                return (orders.files, orders.shouldStop)
            }
            if shouldStop { break }
            if let files { events += source.retarget(files: files) }
            let now = ContinuousClock.now
            for event in events { coalescer.record(event, at: now) }
            ended = note(events, answering: ended, unsettled: ended.isEmpty ? ChangeBatch() : coalescer.unsettled)
            if let batch = coalescer.takeReady(at: now) { mailbox.post(batch) }
        }
        finish(ended)
        source.finish()
        mailbox.finish()
    }

    /// Records events for the readings, and answers those that have ended. Returns those that ended meanwhile.
    private func note(_ events: [ChangeCoalescer.Event], answering ended: [Ending], unsettled: ChangeBatch) -> [Ending] {
        orders.withLock { orders in
            orders.isIncomplete = source.isIncomplete
            orders.log.note(events)
            for ending in ended { ending.answer(orders.log.end(ending.reading, unsettled: unsettled)) }
            defer { orders.ended = [] }
            return orders.ended
        }
    }

    private func finish(_ ended: [Ending]) {
        let others = orders.withLock { orders in
            orders.isOver = true
            defer { orders.ended = [] }
            return orders.ended
        }
        for ending in ended + others { ending.answer(ChangesMeanwhile()) }
    }
}
