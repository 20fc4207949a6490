import Dispatch
import Foundation
import Synchronization

/// The signals `SIGINT` (Control-C) and `SIGTERM`. Only the second signal ends the process.
package struct StopSignals: Sendable {
    // Dispatch objects are thread-safe but are not declared as such on Linux.
    private nonisolated(unsafe) let sources: [any DispatchSourceSignal]
    private let arrivals: AsyncStream<Void>
    private let firstArrival = Arrival()

    private final class Arrival: Sendable {
        private let state = Mutex<(hasArrived: Bool, action: (@Sendable () -> Void)?)>((false, nil))

        var hasArrived: Bool { state.withLock(\.hasArrived) }

        func arrive() {
            state.withLock { state in
                state.hasArrived = true
                return state.action
            }?()
        }

        func set(_ action: (@Sendable () -> Void)?) {
            let hasArrived = state.withLock { state in
                state.action = action
                return state.hasArrived
            }
            if hasArrived { action?() }
        }
    }

    /// - Parameter gracePeriod: The time for an orderly shutdown before the process exits. The server has nothing to save.
    package init(gracePeriod: Duration? = nil) {
        let (arrivals, arrival) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        self.arrivals = arrivals
        let first = firstArrival
        // A signal that arrives before Dispatch has registered the source would be lost. Nothing else blocks this queue.
        let registrations = DispatchSemaphore(value: 0)
        let queue = DispatchQueue(label: "stop signals", qos: .userInteractive)
        sources = [SIGINT, SIGTERM].map { number in
            // On Darwin, a source does not replace the signal's default action.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setRegistrationHandler { registrations.signal() }
            source.setEventHandler {
                first.arrive()
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

    package var haveArrived: Bool { firstArrival.hasArrived }

    /// Sets the immediate reaction to a signal. It also applies to a signal that has already arrived.
    package func onArrival(_ action: (@Sendable () -> Void)?) { firstArrival.set(action) }

    /// The value of a task that is cancelled by a signal.
    package func value<Value: Sendable>(of task: Task<Value, any Error>) async throws -> Value {
        onArrival { task.cancel() }
        defer { onArrival(nil) }
        return try await task.value
    }

    package func first() async {
        for await _ in arrivals { break }
        for source in sources { source.cancel() }
    }
}
