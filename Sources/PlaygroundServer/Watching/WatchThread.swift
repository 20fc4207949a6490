import Foundation
import Logging
import Synchronization

/// The source of the system's file events. Only the watching thread uses it, except for `wake()`.
protocol FileEventSource: AnyObject, Sendable {
    /// Whether a limit of the system prevents some watches.
    var isIncomplete: Bool { get }
    /// Waits for events, `wake()` or the deadline.
    func wait(until deadline: ContinuousClock.Instant?) -> [ChangeCoalescer.Event]
    /// Replaces the individually watched files. Returns an event for each file that was not watched before.
    func retarget(files: [String]) -> [ChangeCoalescer.Event]
    /// Ends a `wait`. Any thread may call this before `finish()`.
    func wake()
    /// Releases the system's resources. This must be the last call.
    func finish()
}

#if os(Linux) || os(Android)
typealias SystemFileEvents = InotifyEvents
#else
typealias SystemFileEvents = KqueueEvents
#endif

/// Waits for kernel events and posts the batches of a coalescer. A separate thread keeps the delay minimal.
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

    private struct Ending {
        var reading: UInt64
        var answer: @Sendable (ChangesMeanwhile) -> Void
    }

    private let orders = Mutex(Orders())
    private let source: any FileEventSource

    init(targets: WatchTargets, delays: ChangeCoalescer.Delays, mailbox: ChangeMailbox, logger: Logger) {
        do throws(FolderWatcher.Refusal) {
            source = try SystemFileEvents(targets: targets, logger: logger)
        } catch {
            logger.warning("\(error)")
            source = NoFileEvents()
        }
        orders.withLock { [source] in $0.isIncomplete = source.isIncomplete }
        let thread = Thread { [self] in
            run(ChangeCoalescer(delays: delays), postingTo: mailbox)
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

    func beginReading() -> ReadingWatch {
        orders.withLock { orders in
            orders.lastReading += 1
            orders.log.begin(orders.lastReading)
            return ReadingWatch(number: orders.lastReading, thread: self)
        }
    }

    /// Answers after the kernel's queue has been emptied once more.
    func endReading(_ reading: UInt64, _ answer: @escaping @Sendable (ChangesMeanwhile) -> Void) {
        if !order({ $0.ended.append(Ending(reading: reading, answer: answer)) }) { answer(ChangesMeanwhile()) }
    }

    /// - Returns: `false` if the thread has ended.
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
        // The readings that ended before the next pass over the kernel's queue.
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
