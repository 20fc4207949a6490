import Logging

/// Watches folders and individual files, and reports the paths that must be read again.
///
/// The watcher detects every kind of save. It watches subfolders, follows links to files, and reports missing and unreadable targets when
/// they appear. It does not follow links to folders, because nothing there is served and they may contain the whole disk. Only one task may
/// iterate it. Unread batches are merged.
package final class FolderWatcher: AsyncSequence, Sendable {
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    private let mailbox: ChangeMailbox
    private let thread: WatchThread

    /// Every change after this returns is reported, except changes of hidden files and of editors' by-products in folders.
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

    /// Replaces the individually watched files. A new file is reported once, so that no change before its watch is missed.
    package func watch(files: [String]) {
        thread.retarget(files: files)
    }

    /// Whether changes of some folders or files are not reported.
    var isIncomplete: Bool { thread.isIncomplete }

    /// Records changes while files are read. The caller must end the returned watch.
    func beginReading() -> ReadingWatch {
        thread.beginReading()
    }

    package func stop() {
        thread.stop()
    }

    package struct Iterator: AsyncIteratorProtocol {
        let mailbox: ChangeMailbox
        /// The reference keeps the watch alive during iteration.
        let watcher: FolderWatcher

        package mutating func next() async -> ChangeBatch? {
            await mailbox.next()
        }
    }

    package func makeAsyncIterator() -> Iterator {
        Iterator(mailbox: mailbox, watcher: self)
    }
}
