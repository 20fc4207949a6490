import JSON

/// A request's id, chosen by the sender.
package enum RequestID: Hashable, Sendable {
    case number(Int)
    case string(String)

    package init?(_ value: JSONValue) {
        guard let id = value.wholeNumber.map(RequestID.number) ?? value.string.map(RequestID.string) else { return nil }
        self = id
    }

    package var json: JSONValue {
        switch self {
        case .number(let number): .number(number)
        case .string(let text): .string(text)
        }
    }
}

package enum RPCMessage: Hashable, Sendable {
    case request(RequestID, method: String, params: JSONValue)
    case notification(method: String, params: JSONValue)
    /// The id is `nil` in an answer to a message with an unreadable id.
    case response(RequestID?, Result<JSONValue, RPCError>)

    static let depth = 128

    package init(_ bytes: [UInt8]) throws(RPCError) {
        try self.init(try Self.value(of: bytes))
    }

    static func value(of bytes: [UInt8]) throws(RPCError) -> JSONValue {
        guard let value = JSONValue(reading: bytes, depth: depth) else { throw .parseError }
        return value
    }

    init(_ value: JSONValue) throws(RPCError) {
        guard value.members != nil else { throw .invalidRequest("a message must be an object; batches are not part of the protocol") }
        guard value["jsonrpc"] == .string("2.0") else { throw .invalidRequest("a message must have the member \"jsonrpc\" with the value \"2.0\"") }
        let id = value["id"].flatMap(RequestID.init)
        guard let method = value["method"] else {
            self = .response(id, try Self.result(of: value))
            return
        }
        guard let method = method.string else { throw .invalidRequest("\"method\" must be a string") }
        let params = value["params"] ?? .null
        switch params {
        case .null, .array, .object: break
        case .bool, .number, .string: throw .invalidRequest("\"params\" must be an object or an array")
        }
        if let id {
            self = .request(id, method: method, params: params)
        } else if value["id"] == nil {
            self = .notification(method: method, params: params)
        } else {
            throw .invalidRequest("\"id\" must be a string or a whole number")
        }
    }

    private static func result(of value: JSONValue) throws(RPCError) -> Result<JSONValue, RPCError> {
        if let error = value["error"], error != .null {
            return .failure(RPCError(error["code"]?.wholeNumber ?? 0, error["message"]?.string ?? "", data: error["data"]))
        }
        guard let result = value["result"] else { throw .invalidRequest("a message must have \"method\", \"result\" or \"error\"") }
        return .success(result)
    }

    package var json: JSONValue {
        let version = "2.0".json
        switch self {
        case .request(let id, let method, let params):
            return .object(["jsonrpc": version, "id": id.json, "method": method.json, "params": params == .null ? nil : params])
        case .notification(let method, let params):
            return .object(["jsonrpc": version, "method": method.json, "params": params == .null ? nil : params])
        case .response(let id, .success(let result)):
            return .object(["jsonrpc": version, "id": id?.json ?? .null, "result": result])
        case .response(let id, .failure(let error)):
            return .object(["jsonrpc": version, "id": id?.json ?? .null, "error": error.json])
        }
    }
}
