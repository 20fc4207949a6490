#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif
import Synchronization

/// Holds back the signals that would end the program, while there is something to put in order first.
struct Interruption {
    /// The signal that came; zero while none has.
    private static let arrived = Atomic<Int32>(0)
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// What each signal did before.
    private let former: [(number: Int32, action: sigaction)]

    /// From now on signals are held back.
    init() {
        Self.arrived.store(0, ordering: .relaxed)
        former = Self.signals.map { number in
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

    /// Throws if a signal has come.
    func check() throws(SystemError) {
        if Self.arrived.load(ordering: .relaxed) != 0 { throw SystemError(code: EINTR) }
    }

    /// Signals do again what they did; one that came meanwhile does so now.
    func end() {
        for (number, action) in former {
            var action = action
            sigaction(number, &action, nil)
        }
        let number = Self.arrived.load(ordering: .relaxed)
        if number != 0 { raise(number) }
    }

    /// As a shell starts what it leaves in the background.
    private static func isIgnored(_ action: sigaction) -> Bool {
        #if canImport(Darwin)
        let handler = action.__sigaction_u.__sa_handler
        #else
        let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
