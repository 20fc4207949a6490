import Dispatch
import Foundation

/// The signals by which a person or the system asks the program to end: `SIGINT` (Control-C) and `SIGTERM`.
///
/// From its creation on, the first of them no longer ends the process by itself; the second does again, in case the
/// orderly end hangs.
public struct StopSignals: Sendable {
    // Dispatch's objects may be used from any thread; on Linux they are not declared so.
    private nonisolated(unsafe) let sources: [any DispatchSourceSignal]
    private let arrivals: AsyncStream<Void>

    public init() {
        let (arrivals, arrival) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        self.arrivals = arrivals
        // Dispatch sets a source up in the background; until then a signal would be lost.
        let registrations = DispatchSemaphore(value: 0)
        sources = [SIGINT, SIGTERM].map { number in
            // On Darwin a source hears of signals beside their ordinary effect, which is to end the process.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInitiated))
            source.setRegistrationHandler { registrations.signal() }
            source.setEventHandler {
                signal(SIGINT, SIG_DFL)
                signal(SIGTERM, SIG_DFL)
                arrival.yield()
            }
            source.resume()
            return source
        }
        for _ in sources { registrations.wait() }
    }

    /// Returns when a signal has come, or the calling task is cancelled.
    public func first() async {
        for await _ in arrivals { break }
        for source in sources { source.cancel() }
    }
}
