import JSON
@testable import JSONRPC
import Testing

@Suite struct RPCMessageTests {
    @Test(arguments: [
        (#"{"jsonrpc":"2.0","id":1,"method":"m","params":{"a":1}}"#, RPCMessage.request(.number(1), method: "m", params: .object(["a": .number(1)]))),
        (#"{"jsonrpc":"2.0","id":"x","method":"m"}"#, .request(.string("x"), method: "m", params: .null)),
        (#"{"jsonrpc":"2.0","method":"m","params":[1]}"#, .notification(method: "m", params: .array([.number(1)]))),
        (#"{"jsonrpc":"2.0","id":7,"result":null}"#, .response(.number(7), .success(.null))),
        (#"{"jsonrpc":"2.0","id":7,"error":{"code":-32601,"message":"no"}}"#, .response(.number(7), .failure(RPCError(-32601, "no")))),
    ])
    func messagesAreReadAndWritten(_ text: String, _ message: RPCMessage) throws {
        #expect(try RPCMessage(Array(text.utf8)) == message)
        #expect(message.json.text == text)
    }

    @Test(arguments: [
        ("{", -32700), ("[]", -32600), ("3", -32600), ("{}", -32600), (#"{"jsonrpc":"1.0","id":1,"method":"m"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":3}"#, -32600), (#"{"jsonrpc":"2.0","id":1,"method":"m","params":3}"#, -32600),
        (#"{"jsonrpc":"2.0","id":{},"method":"m"}"#, -32600), (#"{"jsonrpc":"2.0","id":1.5,"method":"m"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1}"#, -32600),
    ])
    func invalidMessagesAreRefused(_ text: String, _ code: Int) {
        let refusal = #expect(throws: RPCError.self) { try RPCMessage(Array(text.utf8)) }
        #expect(refusal?.code == code)
    }

    @Test func nestingHasALimit() {
        let deep = String(repeating: "[", count: 200_000) + String(repeating: "]", count: 200_000)
        let refusal = #expect(throws: RPCError.self) { try RPCMessage(Array(deep.utf8)) }
        #expect(refusal == .parseError)
    }
}
