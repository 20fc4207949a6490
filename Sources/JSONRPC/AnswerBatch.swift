import JSON
import Synchronization

final class AnswerBatch: Sendable {
    private let state: Mutex<(answers: [JSONValue], open: Int)>

    init(count: Int) { state = Mutex(([], count)) }

    /// `answer` is `nil` for a message without an answer. Returns all answers after the last message, if there are any.
    func finish(_ answer: RPCMessage?) -> JSONValue? {
        state.withLock { state in
            if let answer { state.answers.append(answer.json) }
            state.open -= 1
            return state.open == 0 && !state.answers.isEmpty ? .array(state.answers) : nil
        }
    }
}
