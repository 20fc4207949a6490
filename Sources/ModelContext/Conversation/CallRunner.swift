import Files
import Synchronization

/// Runs calls on separate threads, because Swift's threads, one per core, must not be blocked.
final class CallRunner: Sendable {
    /// The threads. One call can compute while another waits for a browser to draw.
    private let threads = WorkThreads(count: 4)
    private let running = Atomic(0)
    private let releaseMemory: @Sendable () -> Void

    /// - Parameter releaseMemory: Returns freed memory to the system. Called when the last running call ends.
    init(releaseMemory: @escaping @Sendable () -> Void = { ProcessMemory.releaseFreedMemory() }) { self.releaseMemory = releaseMemory }

    /// A flag that tells threads outside the task whether the call was cancelled.
    private final class Flag: Sendable {
        private let isSet = Atomic(false)
        func set() { isSet.store(true, ordering: .relaxed) }
        var value: Bool { isSet.load(ordering: .relaxed) }
    }

    /// - Parameter work: The work. Its argument returns whether the task was cancelled.
    /// - Returns: The result, or `nil` if the task was cancelled before the work began.
    func run<Result: Sendable>(_ work: @escaping @Sendable (@escaping @Sendable () -> Bool) -> Result?) async -> Result? {
        let flag = Flag()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                running.add(1, ordering: .relaxed)
                threads.add { [self] in
                    let result = flag.value ? nil : work { flag.value }
                    continuation.resume(returning: result)
                    if running.subtract(1, ordering: .relaxed).newValue == 0 { releaseMemory() }
                }
            }
        } onCancel: {
            flag.set()
        }
    }
}
