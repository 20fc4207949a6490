#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif
import Synchronization

/// Holds back the signals that would end the program, while there is something to put in order first. A process started
/// meanwhile does not inherit that.
package struct Interruption {
    /// The signal that came; zero while none has.
    private static let arrived = Atomic<Int32>(0)
    /// How many hold signals back, one within another.
    private static let depth = Atomic<Int>(0)
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// What each signal did before.
    private let former: [(number: Int32, action: sigaction)]

    /// From now on signals are held back.
    package init() {
        // A signal that has come stands until the outermost ends.
        if Self.depth.wrappingAdd(1, ordering: .relaxed).oldValue == 0 { Self.arrived.store(0, ordering: .relaxed) }
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

    /// Whether a signal has come.
    package var hasArrived: Bool { Self.arrived.load(ordering: .relaxed) != 0 }

    /// Throws if a signal has come.
    func check() throws(SystemError) {
        if hasArrived { throw SystemError(code: EINTR) }
    }

    /// Signals do again what they did; one that came meanwhile does so now. It goes to the whole process: a thread of the Swift
    /// runtime, on which this may run, takes no signals. Where it ends the program, nothing is done until it has.
    package func end() {
        for (number, action) in former {
            var action = action
            sigaction(number, &action, nil)
        }
        Self.depth.wrappingSubtract(1, ordering: .relaxed)
        let number = Self.arrived.load(ordering: .relaxed)
        guard number != 0 else { return }
        kill(getpid(), number)
        guard let action = former.first(where: { $0.number == number })?.action, Self.isDefault(action) else { return }
        sleep(1)
        exit(128 + number)
    }

    /// As a shell starts what it leaves in the background.
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
