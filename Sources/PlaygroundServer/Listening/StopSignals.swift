import Dispatch
import Foundation

/// `SIGINT` (Control-C) and `SIGTERM`. Only the second signal ends the process.
package struct StopSignals: Sendable {
    // Dispatch objects are thread-safe, but not declared so on Linux.
    private nonisolated(unsafe) let sources: [any DispatchSourceSignal]
    private let arrivals: AsyncStream<Void>

    /// - Parameter gracePeriod: Time for an orderly end before the process exits. The server has nothing to save.
    package init(gracePeriod: Duration? = nil) {
        let (arrivals, arrival) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        self.arrivals = arrivals
        // A signal before Dispatch has registered the source would be lost. Nothing else blocks this queue.
        let registrations = DispatchSemaphore(value: 0)
        let queue = DispatchQueue(label: "stop signals", qos: .userInteractive)
        sources = [SIGINT, SIGTERM].map { number in
            // On Darwin a source does not replace the signal's default effect.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setRegistrationHandler { registrations.signal() }
            source.setEventHandler {
                signal(SIGINT, SIG_DFL)
                signal(SIGTERM, SIG_DFL)
                arrival.yield()
                guard let gracePeriod else { return }
                queue.asyncAfter(deadline: .now() + gracePeriod / .seconds(1)) { _exit(EXIT_SUCCESS) }
            }
            source.resume()
            return source
        }
        for _ in sources { registrations.wait() }
    }

    package func first() async {
        for await _ in arrivals { break }
        for source in sources { source.cancel() }
    }
}
