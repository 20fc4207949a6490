import Logging

/// Watches folders and single files, and reports the paths to read again.
///
/// A file is seen however it is saved: written in place, renamed over, deleted and recreated. Subfolders are watched too, but not through
/// symbolic links to folders: nothing is served from there, and it may be the whole disk. Links to files are followed. Missing and
/// unreadable targets are seen when they appear. Where nothing can be watched, that is logged.
///
/// Iterate it from one task: unread batches are merged.
package final class FolderWatcher: AsyncSequence, Sendable {
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    private let mailbox: ChangeMailbox
    private let thread: WatchThread

    /// Starts watching; a change made after this returns is reported.
    ///
    /// - Parameters:
    ///   - folders: folders with all they hold but hidden and editors' files.
    ///   - files: absolute paths of single files of any name.
    package convenience init(folders: [WatchTargets.Folder], files: [String] = [], logger: Logger) {
        self.init(targets: WatchTargets(folders: folders, files: files), patience: .init(), logger: logger)
    }

    init(targets: WatchTargets, patience: ChangeCoalescer.Patience, logger: Logger) {
        let mailbox = ChangeMailbox()
        self.mailbox = mailbox
        thread = WatchThread(targets: targets, patience: patience, mailbox: mailbox, logger: logger)
    }

    deinit {
        thread.stop()
    }

    /// Replaces the single files to watch. A new one is reported once when its watch begins, so that no change before that is missed.
    package func watch(files: [String]) {
        thread.retarget(files: files)
    }

    /// Whether some of the folders or files could not be watched: changes there are not told.
    var isIncomplete: Bool { thread.isIncomplete }

    /// Records changes while files are read. It has to be ended.
    func beginReading() -> ReadingWatch {
        thread.beginReading()
    }

    package func stop() {
        thread.stop()
    }

    package struct Iterator: AsyncIteratorProtocol {
        let mailbox: ChangeMailbox
        /// Keeps the watch alive while someone iterates.
        let watcher: FolderWatcher

        package mutating func next() async -> ChangeBatch? {
            await mailbox.next()
        }
    }

    package func makeAsyncIterator() -> Iterator {
        Iterator(mailbox: mailbox, watcher: self)
    }
}
