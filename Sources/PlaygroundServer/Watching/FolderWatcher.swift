import Logging

/// Watches folders and single files, and reports the paths to read again.
///
/// Detects every kind of save. Watches subfolders, follows links to files, and reports missing and unreadable targets
/// when they appear. Does not follow links to folders, because nothing there is served and they may contain the whole
/// disk. Iterate it from one task. Unread batches are merged.
package final class FolderWatcher: AsyncSequence, Sendable {
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    private let mailbox: ChangeMailbox
    private let thread: WatchThread

    /// A change after this returns is reported. Hidden files and editors' by-products in folders are not.
    package convenience init(folders: [WatchTargets.Folder], files: [String] = [], logger: Logger) {
        self.init(targets: WatchTargets(folders: folders, files: files), delays: .init(), logger: logger)
    }

    init(targets: WatchTargets, delays: ChangeCoalescer.Delays, logger: Logger) {
        let mailbox = ChangeMailbox()
        self.mailbox = mailbox
        thread = WatchThread(targets: targets, delays: delays, mailbox: mailbox, logger: logger)
    }

    deinit {
        thread.stop()
    }

    /// Replaces the watched single files. A new one is reported once, so that no change before its watch is missed.
    package func watch(files: [String]) {
        thread.retarget(files: files)
    }

    /// The changes of some folders or files are not reported.
    var isIncomplete: Bool { thread.isIncomplete }

    /// Records changes while files are read. The caller must end it.
    func beginReading() -> ReadingWatch {
        thread.beginReading()
    }

    package func stop() {
        thread.stop()
    }

    package struct Iterator: AsyncIteratorProtocol {
        let mailbox: ChangeMailbox
        /// Keeps the watch alive during iteration.
        let watcher: FolderWatcher

        package mutating func next() async -> ChangeBatch? {
            await mailbox.next()
        }
    }

    package func makeAsyncIterator() -> Iterator {
        Iterator(mailbox: mailbox, watcher: self)
    }
}
