import EditorServer
import Files
import Synchronization

/// Does the work of calls on threads of their own: Swift's are as many as the machine has cores, and are for what never waits.
final class WorkBench: Sendable {
    /// So many at a time: one that draws waits for a browser while another computes.
    private let threads = WorkThreads(count: 4)
    /// How many calls are being worked on.
    private let running = Atomic(0)

    /// Whether a call was cancelled, for threads that know nothing of its task.
    private final class Flag: Sendable {
        private let isSet = Atomic(false)
        func set() { isSet.store(true, ordering: .relaxed) }
        var value: Bool { isSet.load(ordering: .relaxed) }
    }

    /// - Parameter work: Is told whether its task was cancelled.
    /// - Returns: `nil` where it was cancelled before it began.
    func run<Result: Sendable>(_ work: @escaping @Sendable (@escaping @Sendable () -> Bool) -> Result?) async -> Result? {
        let flag = Flag()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                running.add(1, ordering: .relaxed)
                threads.add { [self] in
                    let result = flag.value ? nil : work { flag.value }
                    continuation.resume(returning: result)
                    // A call can take much, and a client may not ask again for long.
                    if running.subtract(1, ordering: .relaxed).newValue == 0 { ProcessMemory.giveBack() }
                }
            }
        } onCancel: {
            flag.set()
        }
    }
}
