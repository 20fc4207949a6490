import JSON

/// Handles messages on one thread, in order.
package protocol RPCHandler: AnyObject {
    /// Whether cancelled requests receive an error (LSP 3.17, *Cancellation Support*). Otherwise they receive no answer.
    var answersCancelledRequests: Bool { get }

    /// Whether the handler accepts batches (JSON-RPC 2.0, 6).
    var acceptsBatches: Bool { get }

    /// Answers with the current state, because later messages may change the state during the work.
    func answer(_ method: String, _ params: JSONValue, in session: RPCSession) throws(RPCError) -> RPCAnswer

    func take(_ method: String, _ params: JSONValue, in session: RPCSession)

    func cancelled(by method: String, _ params: JSONValue) -> RequestID?
}

extension RPCHandler {
    package var answersCancelledRequests: Bool { true }
    package var acceptsBatches: Bool { false }
}

package enum RPCAnswer: Sendable {
    case now(JSONValue)
    /// Long work should check `Task.isCancelled`.
    case later(@Sendable () async throws(RPCError) -> JSONValue)
}
