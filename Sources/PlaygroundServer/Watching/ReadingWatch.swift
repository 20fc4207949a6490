/// Watches the files while somebody reads them: tells afterwards which of them changed meanwhile, or are just being saved.
/// What was read of these may be half of one version and half of another.
///
/// The kernel queues an event before the change it tells of can be seen. So a change that a reader can have seen half is known
/// once the queue has been emptied after the reading.
struct ReadingWatch: Sendable {
    let number: UInt64
    private let thread: WatchThread

    init(number: UInt64, thread: WatchThread) {
        self.number = number
        self.thread = thread
    }

    /// Ends the watch. To be called once, when everything was read.
    func changesMeanwhile() async -> ChangeBatch {
        await withCheckedContinuation { thread.endReading(self, answering: $0) }
    }
}
