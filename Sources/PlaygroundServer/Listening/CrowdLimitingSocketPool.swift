import FlyingSocks
import Synchronization

/// A socket pool that lets only so many connections wait, and drops the one waiting longest for each beyond that.
///
/// FlyingFox bounds neither the number of connections nor how long a client may take over its request, and when the
/// process has no file descriptor left, its server ends. Here a crowd of idle or dawdling clients pushes out its own
/// eldest, and new ones are let in no faster than that goes. A page dropped by it connects again by itself.
final class CrowdLimitingSocketPool: AsyncSocketPool {
    private let base: any AsyncSocketPool
    private let limit: Int
    private let crowd = Mutex(Crowd())

    /// More than a browser opens at once to one server.
    private static let knockingLimit: Int32 = 32

    /// The waits under way, eldest first.
    private struct Crowd {
        private var waits: [UInt64: Task<Void, any Error>] = [:]
        private var nextNumber: UInt64 = 0
        private var eldest: UInt64 = 0

        var count: Int { waits.count }

        mutating func join(_ wait: Task<Void, any Error>) -> UInt64 {
            defer { nextNumber += 1 }
            waits[nextNumber] = wait
            return nextNumber
        }

        mutating func leave(_ number: UInt64) {
            waits[number] = nil
        }

        mutating func removeEldest() -> Task<Void, any Error>? {
            while eldest < nextNumber {
                defer { eldest += 1 }
                if let wait = waits.removeValue(forKey: eldest) { return wait }
            }
            return nil
        }
    }

    /// - Parameter limit: the connections that may wait at once, for a request or to be written to.
    init(wrapping base: some AsyncSocketPool, limit: Int) {
        self.base = base
        self.limit = limit
    }

    func prepare() async throws {
        try await base.prepare()
    }

    func run() async throws {
        try await base.run()
    }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        let isListening = (try? socket.getValue(for: .isListening)) ?? false
        if isListening {
            try await holdBack(socket)
            try await base.suspendSocket(socket, untilReadyFor: events)
        } else {
            try await suspendConnection(socket, untilReadyFor: events)
        }
    }

    /// FlyingFox accepts all that knock before it waits again. Few may knock at once, and while the room is full the
    /// next are made to wait until the eldest have had time to leave.
    private func holdBack(_ listener: Socket) async throws {
        try listener.listen(maxPendingConnection: Self.knockingLimit)
        if crowd.withLock({ $0.count >= limit }) {
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    private func suspendConnection(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        let wait = Task { [base] in try await base.suspendSocket(socket, untilReadyFor: events) }
        let (number, dropped) = crowd.withLock { crowd in
            let number = crowd.join(wait)
            return (number, crowd.count > limit ? crowd.removeEldest() : nil)
        }
        dropped?.cancel()
        defer { crowd.withLock { $0.leave(number) } }
        try await withTaskCancellationHandler {
            try await wait.value
        } onCancel: {
            wait.cancel()
        }
    }
}
