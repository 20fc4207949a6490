import EditorServer
import JSON
import Synchronization

/// Tells a client how far its call is, if it asked for that: each hundredth part at most once, and always more than before.
final class ProgressNotes: Sendable {
    private let token: JSONValue?
    private let session: RPCSession
    private let lastPart = Mutex(0)

    /// - Parameter token: By which the client knows the call; `nil` where it does not ask.
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
