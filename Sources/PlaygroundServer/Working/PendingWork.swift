import Files
import Synchronization

/// A computation on the work threads that any number of tasks can wait for. A cancelled task stops waiting.
final class PendingWork<Result: Sendable>: Sendable {
    private enum Stage {
        case running(waiting: [UInt64: CheckedContinuation<Result, any Error>])
        case done(Result)
    }

    private let stage = Mutex(Stage.running(waiting: [:]))
    private let lastWaiter = Atomic<UInt64>(0)

    init(on threads: WorkThreads = .shared, _ work: @escaping @Sendable () -> Result) {
        threads.add { [self] in finish(work()) }
    }

    /// - Throws: `CancellationError`.
    var result: Result {
        get async throws {
            let number = lastWaiter.add(1, ordering: .relaxed).newValue
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { wait($0, as: number) }
            } onCancel: {
                leave(number)
            }
        }
    }

    private func finish(_ result: Result) {
        let waiting = stage.withLock { stage in
            defer { stage = .done(result) }
            if case .running(let waiting) = stage { return waiting }
            return [:]
        }
        for continuation in waiting.values { continuation.resume(returning: result) }
    }

    private func wait(_ continuation: CheckedContinuation<Result, any Error>, as number: UInt64) {
        let known = stage.withLock { stage in
            switch stage {
            case .done(let result):
                return Optional(result)
            case .running(var waiting):
                waiting[number] = continuation
                stage = .running(waiting: waiting)
                return nil
            }
        }
        if let known {
            continuation.resume(returning: known)
        } else if Task.isCancelled {
            leave(number)
        }
    }

    private func leave(_ number: UInt64) {
        let continuation = stage.withLock { stage -> CheckedContinuation<Result, any Error>? in
            guard case .running(var waiting) = stage else { return nil }
            defer { stage = .running(waiting: waiting) }
            return waiting.removeValue(forKey: number)
        }
        continuation?.resume(throwing: CancellationError())
    }
}
