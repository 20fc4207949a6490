import Dispatch
import Foundation
import Synchronization

/// `SIGINT` (Control-C) and `SIGTERM`. Only the second signal ends the process.
package struct StopSignals: Sendable {
    // Dispatch objects are thread-safe, but not declared so on Linux.
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

    /// - Parameter gracePeriod: Time for an orderly end before the process exits. The server has nothing to save.
    package init(gracePeriod: Duration? = nil) {
        let (arrivals, arrival) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        self.arrivals = arrivals
        let first = firstArrival
        // A signal before Dispatch has registered the source would be lost. Nothing else blocks this queue.
        let registrations = DispatchSemaphore(value: 0)
        let queue = DispatchQueue(label: "stop signals", qos: .userInteractive)
        sources = [SIGINT, SIGTERM].map { number in
            // On Darwin a source does not replace the signal's default effect.
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

    /// Sets the immediate reaction to a signal, including one that has already arrived.
    package func onArrival(_ action: (@Sendable () -> Void)?) { firstArrival.set(action) }

    /// The value of a task, which a signal cancels.
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
