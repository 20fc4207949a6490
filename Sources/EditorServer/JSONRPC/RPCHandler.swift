import JSON

/// What a server does with messages. Its functions are called on one thread, in the order in which messages came.
package protocol RPCHandler: AnyObject {
    /// Whether a request that was cancelled is answered, by an error that says so (LSP 3.17, *Cancellation Support*), or not at all.
    var answersCancelledRequests: Bool { get }

    /// Whether several messages can come as one, an array of them (JSON-RPC 2.0, 6).
    var acceptsBatches: Bool { get }

    /// The work that answers a request, on what is known now: messages behind it may change that while the work runs.
    func answer(_ method: String, _ params: JSONValue, in session: RPCSession) throws(RPCError) -> RPCAnswer

    /// Takes a notification. What it cannot make sense of it passes over, as the protocol has it.
    func take(_ method: String, _ params: JSONValue, in session: RPCSession)

    /// The id of the request that a notification cancels, if it is one that does.
    func cancelled(by method: String, _ params: JSONValue) -> RequestID?
}

/// What holds where a protocol says nothing else.
extension RPCHandler {
    package var answersCancelledRequests: Bool { true }
    package var acceptsBatches: Bool { false }
}

/// What answers a request.
package enum RPCAnswer: Sendable {
    case now(JSONValue)
    /// Work that is done beside other work. It is to look at `Task.isCancelled` where it takes long.
    case later(@Sendable () async throws(RPCError) -> JSONValue)
}
