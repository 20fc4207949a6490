import Foundation
import Synchronization

/// Holds back the signals that would end the program, while there is something to put in order first. A process started
/// meanwhile does not inherit that.
struct HeldSignals {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    /// The signal that came; zero while none has.
    private static let arrived = Atomic<Int32>(0)

    private let held: [Int32]

    init() {
        Self.arrived.store(0, ordering: .relaxed)
        held = Self.signals.filter { number in
            let former = signal(number) { HeldSignals.arrived.store($0, ordering: .relaxed) }
            // As a shell starts what it leaves in the background.
            let isIgnored = unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
            if isIgnored { signal(number, SIG_IGN) }
            return !isIgnored
        }
    }

    var hasArrived: Bool { Self.arrived.load(ordering: .relaxed) != 0 }

    /// Signals do again what they do; one that came meanwhile ends the program now. It goes to the whole process: a thread of
    /// the Swift runtime, on which this may run, takes no signals.
    func end() {
        for number in held { signal(number, SIG_DFL) }
        let number = Self.arrived.load(ordering: .relaxed)
        guard number != 0 else { return }
        kill(getpid(), number)
        sleep(1)
        exit(128 + number)
    }
}
