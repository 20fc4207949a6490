import EditorServer
import JSON
import Synchronization

/// Sends the progress of a call, if the client asked for it: at most once per percent, in ascending order.
final class ProgressNotes: Sendable {
    private let token: JSONValue?
    private let session: RPCSession
    private let lastPart = Mutex(0)

    /// - Parameter token: Identifies the call; `nil` for a client that does not ask.
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
        // The note is sent under the lock, so that a greater number does not overtake it.
        lastPart.withLock { last in
            guard part > last else { return }
            last = part
            session.notify(
                "notifications/progress", .object(["progressToken": token, "progress": .number(done), "total": .number(count)]))
        }
    }
}
