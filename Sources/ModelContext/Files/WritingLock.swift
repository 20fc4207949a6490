import Synchronization

/// Writing a file and running a browser each block termination signals for the whole program, so only one call at a
/// time may do either.
enum WritingLock {
    static let shared = Mutex(())
}
