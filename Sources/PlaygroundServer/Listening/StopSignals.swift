import Dispatch
import Foundation

/// The signals by which a person or the system asks the program to end: `SIGINT` (Control-C) and `SIGTERM`.
///
/// From its creation on, the first of them no longer ends the process by itself; the second does again.
package struct StopSignals: Sendable {
    // Dispatch's objects may be used from any thread; on Linux they are not declared so.
    private nonisolated(unsafe) let sources: [any DispatchSourceSignal]
    private let arrivals: AsyncStream<Void>

    /// - Parameter patience: how long the orderly end may take before the process ends without it, as when all threads are
    ///   busy with a heavy playground. The server has nothing to save.
    package init(patience: Duration? = nil) {
        let (arrivals, arrival) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        self.arrivals = arrivals
        // Dispatch sets a source up in the background; until then a signal would be lost. A queue of its own has a thread
        // when it needs one, whatever else goes on.
        let registrations = DispatchSemaphore(value: 0)
        let queue = DispatchQueue(label: "stop signals", qos: .userInteractive)
        sources = [SIGINT, SIGTERM].map { number in
            // On Darwin a source hears of signals beside their ordinary effect, which is to end the process.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setRegistrationHandler { registrations.signal() }
            source.setEventHandler {
                signal(SIGINT, SIG_DFL)
                signal(SIGTERM, SIG_DFL)
                arrival.yield()
                guard let patience else { return }
                queue.asyncAfter(deadline: .now() + patience / .seconds(1)) { _exit(EXIT_SUCCESS) }
            }
            source.resume()
            return source
        }
        for _ in sources { registrations.wait() }
    }

    /// Returns when a signal has come, or the calling task is cancelled.
    package func first() async {
        for await _ in arrivals { break }
        for source in sources { source.cancel() }
    }
}
