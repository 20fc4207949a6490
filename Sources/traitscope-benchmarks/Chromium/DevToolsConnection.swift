import Foundation

/// Speaks the Chrome DevTools Protocol over the two pipes of `--remote-debugging-pipe`: JSON objects, each ended by a
/// zero byte.
actor DevToolsConnection {
    enum Failure: Error, CustomStringConvertible {
        case refused(method: String, reason: String)
        case closed(method: String)
        case timedOut(method: String)

        var description: String {
            switch self {
            case .refused(let method, let reason): "The browser refuses \(method): \(reason)"
            case .closed(let method): "The browser ended before it answered \(method)."
            case .timedOut(let method): "The browser does not answer \(method)."
            }
        }
    }

    /// How long the browser may take over one command; a script that measures takes half a minute where nothing else runs.
    private static let patience = Duration.seconds(180)

    private let writing: Int32
    private var isOpen = true
    private var lastID = 0
    private var waiting: [Int: Question] = [:]
    private var notices: [String: AsyncStream<DevToolsMessage>.Continuation] = [:]

    /// - Parameters: the ends of the two pipes that are ours; they are closed with the connection.
    init(reading: Int32, writing: Int32) {
        self.writing = writing
        let messages = DevToolsMessage.stream(from: reading)
        Task {
            for await message in messages { await receive(message) }
            await close()
        }
    }

    /// Gives a command and waits for the answer.
    /// - Parameter session: that of a page; `nil` for the browser itself.
    func call<Command: DevToolsCommand>(_ command: Command, session: String? = nil) async throws -> Command.Reply {
        try await timedCall(command, session: session).reply
    }

    /// Gives a command and waits for the answer, telling when that came in.
    func timedCall<Command: DevToolsCommand>(
        _ command: Command, session: String? = nil
    ) async throws -> (reply: Command.Reply, receivedAt: ContinuousClock.Instant) {
        lastID += 1
        let id = lastID
        let request = try JSONEncoder().encode(Request(id: id, params: command, sessionId: session)) + [0]
        let expiry = Task {
            try await Task.sleep(for: Self.patience)
            fail(id, with: Failure.timedOut)
        }
        defer { expiry.cancel() }
        let message = try await withCheckedThrowingContinuation { continuation in
            waiting[id] = Question(method: Command.method, continuation: continuation)
            if !isOpen || !write(request) { fail(id, with: Failure.closed) }
        }
        if let error = try message.envelope.error {
            throw Failure.refused(method: Command.method, reason: error.message)
        }
        return (try JSONDecoder().decode(Answer<Command.Reply>.self, from: message.json).result, message.receivedAt)
    }

    /// What the browser says about a page without being asked. To be called once for each session.
    func notices(ofSession session: String) -> AsyncStream<DevToolsMessage> {
        let (stream, continuation) = AsyncStream<DevToolsMessage>.makeStream()
        notices[session] = continuation
        return stream
    }

    /// Ends the connection and with it, the browser.
    func close() {
        guard isOpen else { return }
        isOpen = false
        Foundation.close(writing)
        for id in waiting.keys { fail(id, with: Failure.closed) }
        for notice in notices.values { notice.finish() }
    }

    // MARK: Messages

    /// A command that is not answered yet.
    private struct Question {
        var method: String
        var continuation: CheckedContinuation<DevToolsMessage, any Error>
    }

    private struct Request<Command: DevToolsCommand>: Encodable {
        var id: Int
        var method = Command.method
        var params: Command
        var sessionId: String?
    }

    private struct Answer<Reply: Decodable>: Decodable {
        var result: Reply
    }

    private func receive(_ message: DevToolsMessage) {
        // A message that is no JSON would be the browser's own defect; its command runs into the time limit.
        guard let envelope = try? message.envelope else { return }
        if let id = envelope.id {
            waiting.removeValue(forKey: id)?.continuation.resume(returning: message)
        } else if let session = envelope.sessionId {
            notices[session]?.yield(message)
        }
    }

    private func fail(_ id: Int, with failure: (_ method: String) -> Failure) {
        guard let question = waiting.removeValue(forKey: id) else { return }
        question.continuation.resume(throwing: failure(question.method))
    }

    /// Whether all of it was taken.
    private func write(_ data: Data) -> Bool {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(writing, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

extension DevToolsMessage {
    var envelope: Envelope {
        get throws { try JSONDecoder().decode(Envelope.self, from: json) }
    }
}
