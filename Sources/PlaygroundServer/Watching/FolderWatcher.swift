import Logging

/// Watches folders and single files, and tells which paths to read again.
///
/// A file is seen however it is saved: written in place, renamed over, deleted and made anew. The folders' subfolders
/// are watched too, those made later included, but not what a symbolic link leads to when that is a folder: nothing is
/// served from there, and it may be the whole disk. A file is followed through its links. A folder or file that does not
/// exist, or is deleted, or may not be read, is seen when it comes (back).
///
/// Where the system refuses to watch anything, that is logged, and no change is ever told.
///
/// Iterate it from one task. Batches not yet read are merged: a slow reader gets one, holding everything.
package final class FolderWatcher: AsyncSequence, Sendable {
    /// The folders or files could not be watched at all.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    private let mailbox: ChangeMailbox
    private let thread: WatchThread

    /// Starts watching; a change made after this returns is reported.
    /// - Parameters:
    ///   - folders: folders, watched with all they hold but hidden and editors' files.
    ///   - files: absolute paths of single files, watched wherever they are and whatever they are called.
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

    /// Watches these single files from now on, in place of those given before.
    ///
    /// A file not watched before is reported once when its watch stands, so that nothing written between reading it
    /// and asking for it is missed.
    package func watch(files: [String]) {
        thread.retarget(files: files)
    }

    /// Whether some of the folders or files could not be watched: changes there are not told.
    var isIncomplete: Bool { thread.isIncomplete }

    /// Notes what changes while files are read. Every one has to be asked for its changes in the end.
    func beginReading() -> ReadingWatch {
        thread.beginReading()
    }

    /// Ends the watching; iteration returns `nil`.
    package func stop() {
        thread.stop()
    }

    /// Waits for one batch of changes after another.
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
