import Dispatch
import Foundation
import Synchronization

/// Threads for long work. Swift has one thread per core for requests and signals, which a layout would delay. The
/// system schedules these threads, so that short work does not wait for long work.
package final class WorkThreads: Sendable {
    /// More than the pages that a user looks at, even if all are heavy.
    package static let shared = WorkThreads(count: 8)
    /// For unlimited work, such as constantly written files. One piece at a time does not delay other work.
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
            // Under load the queue is never empty, so taken pieces are removed when they are half of it.
            if 2 * next >= work.count {
                work.removeFirst(next)
                next = 0
            }
            return piece
        }

        /// Pieces that wait, or that were taken but not yet removed.
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
            // Like the main thread's, because the layout of nested views is recursive.
            thread.stackSize = 8 << 20
            thread.start()
        }
    }

    package func add(_ work: @escaping @Sendable () -> Void) {
        waiting.withLock { $0.add(work) }
        signal.signal()
    }

    /// Does not block the caller's thread.
    package func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            add { continuation.resume(returning: work()) }
        }
    }
}
