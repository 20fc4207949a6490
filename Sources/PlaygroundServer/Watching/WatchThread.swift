import Foundation
import Logging
import Synchronization

/// Where raw observations come from: the kernel's own watching, one implementation per system.
///
/// Used by the watching thread alone, except for `wake()`.
protocol FileEventSource: AnyObject, Sendable {
    /// Starts watching the targets.
    init(targets: WatchTargets, logger: Logger) throws
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

/// A thread that waits on the kernel, asks a `ChangeCoalescer` what to make of it and posts batches.
///
/// A thread of its own, since it sleeps in a system call, and wakes with the least delay that way.
final class WatchThread: Sendable {
    private struct Orders {
        var files: [String]?
        var shouldStop = false
        var isOver = false
    }

    private let orders = Mutex(Orders())
    private let source: any FileEventSource

    init(targets: WatchTargets, patience: ChangeCoalescer.Patience, mailbox: ChangeMailbox, logger: Logger) throws {
        source = try SystemFileEvents(targets: targets, logger: logger)
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

    private func order(_ change: (inout Orders) -> Void) {
        orders.withLock { orders in
            guard !orders.isOver else { return }
            change(&orders)
            source.wake()
        }
    }

    private func run(_ coalescer: consuming ChangeCoalescer, postingTo mailbox: ChangeMailbox) {
        while true {
            var events = source.wait(until: coalescer.nextDeadline)
            let (files, shouldStop) = orders.withLock { orders in
                defer { orders.files = nil }
                return (orders.files, orders.shouldStop)
            }
            if shouldStop { break }
            if let files { events += source.retarget(files: files) }
            let now = ContinuousClock.now
            for event in events { coalescer.record(event, at: now) }
            if let batch = coalescer.takeReady(at: now) { mailbox.post(batch) }
        }
        orders.withLock { $0.isOver = true }
        source.finish()
        mailbox.finish()
    }
}
