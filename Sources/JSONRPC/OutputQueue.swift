import Foundation
import Synchronization

/// Writes on a separate thread, so that a client that does not read blocks only its own messages. ``waitForRoom()``
/// blocks while more than `limit` bytes wait, because such a client could fill the memory.
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

    init(writingTo descriptor: Int32, limit: Int = 16 << 20) {
        self.descriptor = descriptor
        self.limit = limit
    }

    func start() {
        let thread = Thread { self.write() }
        thread.name = "output"
        thread.start()
    }

    func append(_ message: [UInt8]) {
        state.withLock { state in
            guard !state.isClosed else { return }
            state.waiting.append(message)
            state.byteCount += message.count
        }
        signal()
    }

    func waitForRoom() {
        wait { $0.isClosed || $0.byteCount < self.limit }
    }

    /// Closes the queue when everything is written, or after two seconds.
    func finish() {
        wait(until: Date(timeIntervalSinceNow: 2)) { $0.isClosed || ($0.waiting.isEmpty && !$0.isWriting) }
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

    /// - Parameter limit: The latest time to return. (Foundation on Linux cannot convert `Date.distantFuture`.)
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

    /// Blocks SIGPIPE in the writing thread, so that writing to an exited client fails instead of ending the program.
    private static func holdBackPipeSignals() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

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
