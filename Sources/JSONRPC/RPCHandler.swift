import JSON

/// What a server does with messages. Its functions are called on one thread, in the order in which messages came.
package protocol RPCHandler: AnyObject {
    /// The work that answers a request, on what is known now: messages behind it may change that while the work runs.
    func answer(_ method: String, _ params: JSONValue, in session: RPCSession) throws(RPCError) -> RPCAnswer

    /// Takes a notification. What it cannot make sense of it passes over, as the protocol has it.
    func take(_ method: String, _ params: JSONValue, in session: RPCSession)

    /// The id of the request that a notification cancels, if it is one that does.
    func cancelled(by method: String, _ params: JSONValue) -> RequestID?
}

/// What answers a request.
package enum RPCAnswer: Sendable {
    case now(JSONValue)
    /// Work that is done beside other work. It is to look at `Task.isCancelled` where it takes long.
    case later(@Sendable () async throws(RPCError) -> JSONValue)
}
