import Foundation

/// A source without events, for kernels that refuse to watch. Changes are then found by polling.
final class NoFileEvents: FileEventSource {
    private let alarm = DispatchSemaphore(value: 0)

    var isIncomplete: Bool { true }

    func wait(until deadline: ContinuousClock.Instant?) -> [ChangeCoalescer.Event] {
        if let deadline {
            let left = max(.zero, ContinuousClock.now.duration(to: deadline))
            _ = alarm.wait(timeout: .now() + left / .seconds(1))
        } else {
            alarm.wait()
        }
        return []
    }

    func retarget(files: [String]) -> [ChangeCoalescer.Event] { [] }
    func wake() { alarm.signal() }
    func finish() {}
}
