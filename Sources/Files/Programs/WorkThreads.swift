import Dispatch
import Foundation
import Synchronization

/// Threads for long work. Swift's pool has one thread per core for requests and signals, and a layout would block it. The system schedules
/// these threads, so short work does not wait for long work.
package final class WorkThreads: Sendable {
    /// The threads outnumber the pages that a user views at the same time, even if all pages are slow.
    package static let shared = WorkThreads(count: 8)
    /// A single thread for unlimited work, such as reading files that change constantly. It delays other work by at most one task.
    package static let oneByOne = WorkThreads(count: 1)

    private let waiting = Mutex(Waiting())
    private let signal = DispatchSemaphore(value: 0)

    struct Waiting {
        private var work: [@Sendable () -> Void] = []
        private var next = 0

        mutating func add(_ piece: @escaping @Sendable () -> Void) {
            work.append(piece)
        }

        mutating func take() -> @Sendable () -> Void {
            let piece = work[next]
            next += 1
            // Under load the queue is never empty, so started tasks are removed when they make up half of the queue.
            if 2 * next >= work.count {
                work.removeFirst(next)
                next = 0
            }
            return piece
        }

        /// The number of tasks that wait, or that were started but not yet removed.
        var heldCount: Int { work.count }
    }

    package init(count: Int) {
        for number in 1...count {
            let thread = Thread { [self] in
                while true {
                    signal.wait()
                    waiting.withLock { $0.take() }()
                }
            }
            thread.name = "work-\(number)"
            // The main thread has the same stack size. The layout of nested views is recursive.
            thread.stackSize = 8 << 20
            thread.start()
        }
    }

    package func add(_ work: @escaping @Sendable () -> Void) {
        waiting.withLock { $0.add(work) }
        signal.signal()
    }

    /// Runs work without blocking the caller's thread.
    package func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            add { continuation.resume(returning: work()) }
        }
    }
}
