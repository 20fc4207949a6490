import JSON
import JSONRPC
import Synchronization

/// Reports the progress of a call if the client requested it: at most once per percent, in ascending order.
final class ProgressNotes: Sendable {
    private let token: JSONValue?
    private let session: RPCSession
    private let lastPart = Mutex(-1)

    /// - Parameter token: The token that identifies the call. `nil` if the client did not request progress.
    init(token: JSONValue?, session: RPCSession) {
        self.session = session
        switch token {
        case .string, .number: self.token = token
        case nil, .null, .bool, .array, .object: self.token = nil
        }
    }

    func tell(_ done: Int, of count: Int) {
        guard let token, count > 0 else { return }
        let part = done * 100 / count
        // Sending while the lock is held prevents a higher number from overtaking this one.
        lastPart.withLock { last in
            guard part > last else { return }
            last = part
            session.notify(
                "notifications/progress", .object(["progressToken": token, "progress": .number(done), "total": .number(count)]))
        }
    }
}
