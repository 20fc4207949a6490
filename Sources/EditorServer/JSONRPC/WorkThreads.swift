import Dispatch
import Foundation
import Synchronization

/// Threads for long work: reading and laying out playgrounds.
///
/// Swift has one thread per core, for requests and signals; a layout on one of them would delay these. The system schedules these
/// threads, so that short work does not wait for long work.
package final class WorkThreads: Sendable {
    /// More than the pages that a user looks at, even if all are heavy.
    package static let shared = WorkThreads(count: 8)
    /// For unlimited work, such as files that are written without a pause: one piece at a time, so that other work is not delayed.
    package static let oneByOne = WorkThreads(count: 1)

    private let waiting = Mutex(Waiting())
    private let signal = DispatchSemaphore(value: 0)

    /// First come, first served.
    struct Waiting {
        private var work: [@Sendable () -> Void] = []
        private var next = 0

        mutating func add(_ piece: @escaping @Sendable () -> Void) {
            work.append(piece)
        }

        mutating func take() -> @Sendable () -> Void {
            let piece = work[next]
            next += 1
            // Under load the queue is never empty: taken pieces are removed when they are half of all.
            if 2 * next >= work.count {
                work.removeFirst(next)
                next = 0
            }
            return piece
        }

        /// The number of pieces that wait or were taken and not removed yet.
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
            // As large as that of the main thread: the layout of nested views is recursive.
            thread.stackSize = 8 << 20
            thread.start()
        }
    }

    package func add(_ work: @escaping @Sendable () -> Void) {
        waiting.withLock { $0.add(work) }
        signal.signal()
    }

    /// The result of a piece of work, without blocking the caller's thread.
    package func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            add { continuation.resume(returning: work()) }
        }
    }
}
