/// Watches the files while somebody reads them: tells afterwards which of them changed meanwhile, or are just being saved.
/// What was read of these may be half of one version and half of another.
///
/// The kernel queues an event as soon as a change is done. A change that can be seen while it is still being made, as on a
/// busy disk, is not known here: see ``UnconfirmedReadings``.
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
