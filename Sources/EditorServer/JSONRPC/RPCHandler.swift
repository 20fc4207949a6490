import JSON

/// Handles messages. Its functions are called on one thread, in the order of the messages.
package protocol RPCHandler: AnyObject {
    /// Whether a cancelled request is answered with an error (LSP 3.17, *Cancellation Support*), or not at all.
    var answersCancelledRequests: Bool { get }

    /// Whether a batch of messages is accepted (JSON-RPC 2.0, 6).
    var acceptsBatches: Bool { get }

    /// Answers a request from the current state: later messages may change that while the work runs.
    func answer(_ method: String, _ params: JSONValue, in session: RPCSession) throws(RPCError) -> RPCAnswer

    /// Takes a notification; an unknown one is ignored, as the protocol requires.
    func take(_ method: String, _ params: JSONValue, in session: RPCSession)

    /// The id of the request that a notification cancels.
    func cancelled(by method: String, _ params: JSONValue) -> RequestID?
}

extension RPCHandler {
    package var answersCancelledRequests: Bool { true }
    package var acceptsBatches: Bool { false }
}

package enum RPCAnswer: Sendable {
    case now(JSONValue)
    /// Asynchronous work, which checks `Task.isCancelled` if it takes long.
    case later(@Sendable () async throws(RPCError) -> JSONValue)
}
