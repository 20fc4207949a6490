extension WorkThreads: TaskExecutor {
    /// Runs a task's jobs on the threads.
    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        add { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
