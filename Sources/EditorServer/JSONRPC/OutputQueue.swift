import Foundation
import Synchronization

/// What is to be written, by a thread of its own: a client that does not read holds up nobody but its own messages.
///
/// While more than `limit` bytes wait, ``waitForRoom()`` holds its caller, so that what a client asks without reading the answers does not
/// fill the memory.
final class OutputQueue: Sendable {
    private struct State: Sendable {
        var waiting: [[UInt8]] = []
        var byteCount = 0
        var isWriting = false
        var isClosed = false
    }

    private let descriptor: Int32
    private let limit: Int
    private let condition = NSCondition()
    private let state = Mutex(State())

    /// - Parameter descriptor: Where bytes are written; it is the caller's to close.
    init(writingTo descriptor: Int32, limit: Int = 16 << 20) {
        self.descriptor = descriptor
        self.limit = limit
    }

    func start() {
        let thread = Thread { self.write() }
        thread.name = "output"
        thread.start()
    }

    /// Takes a message, which is dropped if the queue is closed.
    func append(_ message: [UInt8]) {
        state.withLock { state in
            guard !state.isClosed else { return }
            state.waiting.append(message)
            state.byteCount += message.count
        }
        signal()
    }

    /// Returns once less than the limit waits, or the queue is closed.
    func waitForRoom() {
        wait { $0.isClosed || $0.byteCount < self.limit }
    }

    /// Takes nothing more, and returns when all is written; after some seconds in any case.
    func finish(patience: TimeInterval = 2) {
        wait(until: Date(timeIntervalSinceNow: patience)) { $0.isClosed || ($0.waiting.isEmpty && !$0.isWriting) }
        close()
    }

    private func close() {
        state.withLock { $0.isClosed = true }
        signal()
    }

    private func signal() {
        condition.lock()
        condition.broadcast()
        condition.unlock()
    }

    /// - Parameter limit: When to return in any case. (Of `Date.distantFuture` Foundation makes no time that Linux takes.)
    private func wait(until limit: Date? = nil, _ isDone: (State) -> Bool) {
        condition.lock()
        defer { condition.unlock() }
        while !isDone(state.withLock { $0 }) {
            guard let limit else {
                condition.wait()
                continue
            }
            guard condition.wait(until: limit) else { return }
        }
    }

    /// The thread's work.
    private func write() {
        Self.holdBackPipeSignals()
        while true {
            wait { $0.isClosed || !$0.waiting.isEmpty }
            let messages = state.withLock { state -> [[UInt8]]? in
                guard !state.isClosed else { return nil }
                state.isWriting = true
                defer { state.waiting = [] }
                return state.waiting
            }
            guard let messages else { return }
            for message in messages {
                guard writeAll(message) else { return close() }
                state.withLock { $0.byteCount -= message.count }
                signal()
            }
            state.withLock { $0.isWriting = false }
            signal()
        }
    }

    /// Who has gone is told by the write that fails, which is no reason to end the program. The signal is for the thread that wrote.
    private static func holdBackPipeSignals() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// - Returns: `false` when nobody can read any more.
    private func writeAll(_ message: [UInt8]) -> Bool {
        message.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }
}
