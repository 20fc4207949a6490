import Foundation
import Synchronization

/// Delays signals that would end the program until its work is consistent. Child processes do not inherit the delay.
package struct Interruption {
    private static let arrived = Atomic<Int32>(0)
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    private static let held = Mutex(HeldSignals())

    private struct HeldSignals {
        var count = 0
        /// The signal actions before the first interruption.
        var former: [(number: Int32, action: sigaction)] = []
    }

    package init() {
        Self.held.withLock { held in
            held.count += 1
            guard held.count == 1 else { return }
            Self.arrived.store(0, ordering: .relaxed)
            held.former = Self.signals.map { number in
                var action = sigaction(), old = sigaction()
                sigaction(number, nil, &old)
                #if canImport(Darwin)
                action.__sigaction_u.__sa_handler = { Interruption.arrived.store($0, ordering: .relaxed) }
                #else
                action.__sigaction_handler.sa_handler = { Interruption.arrived.store($0, ordering: .relaxed) }
                #endif
                if !Self.isIgnored(old) { sigaction(number, &action, nil) }
                return (number, old)
            }
        }
    }

    package static var hasArrived: Bool { arrived.load(ordering: .relaxed) != 0 }

    func check() throws(SystemError) {
        if Self.hasArrived { throw SystemError(code: EINTR) }
    }

    /// Restores the actions and sends an arrived signal to the process again. Waits if that signal ends the program.
    package func end() {
        let (number, endsProgram) = Self.held.withLock { held -> (Int32, Bool) in
            held.count -= 1
            guard held.count == 0 else { return (0, false) }
            for (number, action) in held.former {
                var action = action
                sigaction(number, &action, nil)
            }
            let number = Self.arrived.load(ordering: .relaxed)
            return (number, held.former.contains { $0.number == number && Self.isDefault($0.action) })
        }
        guard number != 0 else { return }
        kill(getpid(), number)
        guard endsProgram else { return }
        sleep(1)
        exit(128 + number)
    }

    /// Whether a signal is ignored, as shells set it for background processes.
    private static func isIgnored(_ action: sigaction) -> Bool {
        handler(of: action) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static func isDefault(_ action: sigaction) -> Bool {
        handler(of: action) == unsafeBitCast(SIG_DFL, to: Int.self)
    }

    private static func handler(of action: sigaction) -> Int {
        #if canImport(Darwin)
        unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
        #else
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        #endif
    }
}
