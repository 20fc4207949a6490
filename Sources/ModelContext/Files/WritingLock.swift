import Synchronization

/// Lets one call at a time write a file or run a browser: both hold back the signals that would end the program, which is of the whole program.
enum WritingLock {
    static let shared = Mutex(())
}

extension Mutex where Value == Void {
    func withLock<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
        try withLock { (_: inout Void) throws(Failure) -> Result in try work() }
    }
}
