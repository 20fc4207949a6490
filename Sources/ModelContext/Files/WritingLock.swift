import Synchronization

/// A lock that only one call at a time may hold. Writing a file and running a browser block termination signals for the whole program.
enum WritingLock {
    static let shared = Mutex(())
}
