import Foundation

/// Runs asynchronous work on a thread with its own working folder, so that commands of several tests run concurrently.
///
/// On Linux a thread has its own working folder if the process may call `unshare`. Elsewhere, as in some containers and on other
/// systems, the folder belongs to the process, and one such thread runs at a time.
final class WorkingFolder<Value: Sendable>: TaskExecutor, @unchecked Sendable {
    private let condition = NSCondition()
    // The condition guards these properties.
    private var jobs: [UnownedJob] = []
    private var value: Value?
    private var isOver = false

    private init() {}

    /// Runs the work in a folder and waits for its value.
    static func run(in folder: String, _ work: @escaping @Sendable () async -> Value) -> Value {
        let executor = WorkingFolder()
        let thread = Thread {
            ThreadFolder.change(to: folder) {
                Task(executorPreference: executor) { executor.finish(await work()) }
                while let job = executor.nextJob() { job.runSynchronously(on: executor.asUnownedTaskExecutor()) }
            }
            executor.condition.withLock {
                executor.isOver = true
                executor.condition.broadcast()
            }
        }
        // A process's main thread has this stack size.
        thread.stackSize = 8 << 20
        thread.start()
        return executor.wait()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        condition.withLock {
            jobs.append(job)
            condition.broadcast()
        }
    }

    /// Waits for the next job. Returns `nil` once the value exists.
    private func nextJob() -> UnownedJob? {
        condition.withLock {
            while jobs.isEmpty, value == nil { condition.wait() }
            return jobs.isEmpty ? nil : jobs.removeFirst()
        }
    }

    private func finish(_ value: Value) {
        condition.withLock {
            self.value = value
            condition.broadcast()
        }
    }

    private func wait() -> Value {
        condition.withLock {
            while true {
                if isOver, let value { return value }
                condition.wait()
            }
        }
    }
}

private enum ThreadFolder {
    private static let processFolder = NSLock()

    static func change(to folder: String, _ work: () -> Void) {
        let isOwn = separate()
        if !isOwn { processFolder.lock() }
        let former = FileManager.default.currentDirectoryPath
        guard FileManager.default.changeCurrentDirectoryPath(folder) else { fatalError("There is no folder \(folder).") }
        work()
        // This also affects threads started meanwhile, which share the folder.
        _ = FileManager.default.changeCurrentDirectoryPath(former)
        if !isOwn { processFolder.unlock() }
    }

    /// Gives the thread its own working folder.
    ///
    /// - Returns: Whether the system supports that.
    private static func separate() -> Bool {
        #if os(Linux)
        guard let symbol = dlsym(nil, "unshare") else { return false }
        typealias Unshare = @convention(c) (Int32) -> Int32
        let fileSystem: Int32 = 0x200  // CLONE_FS
        return unsafeBitCast(symbol, to: Unshare.self)(fileSystem) == 0
        #else
        return false
        #endif
    }
}
