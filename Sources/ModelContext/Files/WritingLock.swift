import Synchronization

/// One call at a time: writing a file and running a browser block termination signals for the whole program.
enum WritingLock {
    static let shared = Mutex(())
}
