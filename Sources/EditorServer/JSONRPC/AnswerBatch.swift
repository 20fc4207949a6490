import JSON
import Synchronization

/// The answers to a batch of messages, which are sent as one (JSON-RPC 2.0, 6).
final class AnswerBatch: Sendable {
    private let state: Mutex<(answers: [JSONValue], open: Int)>

    /// - Parameter count: The number of messages.
    init(count: Int) { state = Mutex(([], count)) }

    /// Adds the result of a message.
    ///
    /// - Parameter answer: `nil` for a message without an answer.
    /// - Returns: all answers, if this was the last message and there are any.
    func finish(_ answer: RPCMessage?) -> JSONValue? {
        state.withLock { state in
            if let answer { state.answers.append(answer.json) }
            state.open -= 1
            return state.open == 0 && !state.answers.isEmpty ? .array(state.answers) : nil
        }
    }
}
