import Synchronization

/// Lets one call at a time write a file or run a browser: both block termination signals, for the whole program.
enum WritingLock {
    static let shared = Mutex(())
}
