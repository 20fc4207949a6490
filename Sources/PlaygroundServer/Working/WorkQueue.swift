import EditorServer
import Synchronization

/// Runs one actor's jobs on the work threads, one after the other.
final class WorkQueue: SerialExecutor {
    private struct Jobs {
        var waiting: [UnownedJob] = []
        var isRunning = false
    }

    private let jobs = Mutex(Jobs())
    private let threads: WorkThreads

    init(on threads: WorkThreads = .shared) {
        self.threads = threads
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let isIdle = jobs.withLock { jobs in
            jobs.waiting.append(job)
            defer { jobs.isRunning = true }
            return !jobs.isRunning
        }
        if isIdle { threads.add { self.runNext() } }
    }

    /// One job at a time, so that no actor occupies a thread while others wait.
    private func runNext() {
        let job = jobs.withLock { $0.waiting.removeFirst() }
        job.runSynchronously(on: asUnownedSerialExecutor())
        let isDone = jobs.withLock { jobs in
            jobs.isRunning = !jobs.waiting.isEmpty
            return jobs.waiting.isEmpty
        }
        if !isDone { threads.add { self.runNext() } }
    }
}
