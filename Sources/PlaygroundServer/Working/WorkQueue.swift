import Files
import Synchronization

/// Runs the jobs of an actor on the work threads, in order.
final class WorkQueue: SerialExecutor {
    /// The jobs. The running job is first.
    private let jobs = Mutex<[UnownedJob]>([])
    private let threads: WorkThreads

    init(on threads: WorkThreads = .shared) {
        self.threads = threads
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let isIdle = jobs.withLock { jobs in
            jobs.append(job)
            return jobs.count == 1
        }
        if isIdle { threads.add { self.runNext() } }
    }

    /// Runs one job, so that other actors get their turn on the thread.
    private func runNext() {
        let job = jobs.withLock { $0[0] }
        job.runSynchronously(on: asUnownedSerialExecutor())
        let isDone = jobs.withLock { jobs in
            jobs.removeFirst()
            return jobs.isEmpty
        }
        if !isDone { threads.add { self.runNext() } }
    }
}
