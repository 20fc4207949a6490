import JSON
import Synchronization

/// The answers to messages that came as one: they go back as one, when all are there (JSON-RPC 2.0, 6).
final class AnswerBatch: Sendable {
    private let state: Mutex<(answers: [JSONValue], open: Int)>

    /// - Parameter count: How many messages there are.
    init(count: Int) {
        state = Mutex(([], count))
    }

    /// Takes what came of a message.
    ///
    /// - Parameter answer: `nil` of one that has none.
    /// - Returns: all answers, if this was the last message and there are any.
    func finish(_ answer: RPCMessage?) -> JSONValue? {
        state.withLock { state in
            if let answer { state.answers.append(answer.json) }
            state.open -= 1
            return state.open == 0 && !state.answers.isEmpty ? .array(state.answers) : nil
        }
    }
}
