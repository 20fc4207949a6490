import JSON

package struct RPCError: Error, Hashable, Sendable {
    package var code: Int
    package var message: String
    package var data: JSONValue?

    package init(_ code: Int, _ message: String, data: JSONValue? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }

    var json: JSONValue { .object(["code": .number(code), "message": message.json, "data": data]) }

    // The error codes of JSON-RPC 2.0, 5.1.

    static let parseError = RPCError(-32700, "the message is not JSON, or is nested deeper than \(RPCMessage.depth)")

    package static func invalidRequest(_ reason: String) -> RPCError { RPCError(-32600, reason) }

    package static func methodNotFound(_ method: String) -> RPCError {
        RPCError(-32601, "there is no method \(String(method.prefix(80)).debugDescription)")
    }

    package static func invalidParams(_ reason: String) -> RPCError { RPCError(-32602, reason) }

    package static func internalError(_ reason: String) -> RPCError { RPCError(-32603, reason) }

    // The error codes of LSP 3.17 (ErrorCodes).

    package static let serverNotInitialized = RPCError(-32002, "the first request must be \"initialize\"")
    package static let requestCancelled = RPCError(-32800, "the request was cancelled")
    package static func requestFailed(_ reason: String) -> RPCError { RPCError(-32803, reason) }
}
