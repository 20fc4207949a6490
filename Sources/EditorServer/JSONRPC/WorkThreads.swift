import Dispatch
import Foundation
import Synchronization

/// Threads for work that takes its time: reading and laying out playgrounds.
///
/// Swift's own threads are as many as the machine has cores, and answer requests and signals. A layout on one of them would
/// hold all of these up. Here the system shares the cores out among the threads, so that a short piece of work is soon done
/// beside a long one.
package final class WorkThreads: Sendable {
    /// More than the pages anybody looks at, at a time when all of them are heavy.
    package static let shared = WorkThreads(count: 8)
    /// For what may come without an end, such as new files and those that are written without a pause: a piece at a time, so that others
    /// are not held up.
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
            // Under load the queue is never empty. What was taken goes when it is half of all.
            if 2 * next >= work.count {
                work.removeFirst(next)
                next = 0
            }
            return piece
        }

        /// How many pieces wait, with those that were taken and have not gone yet.
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
            // As large as a program's first thread has it: views are nested, and laid out within each other.
            thread.stackSize = 8 << 20
            thread.start()
        }
    }

    package func add(_ work: @escaping @Sendable () -> Void) {
        waiting.withLock { $0.add(work) }
        signal.signal()
    }

    /// What a piece of work comes to; the caller's thread is free meanwhile.
    package func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            add { continuation.resume(returning: work()) }
        }
    }
}
