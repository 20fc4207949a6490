import Foundation
import JSON
@testable import JSONRPC
import Synchronization
import Testing

/// Answers the requests of these tests.
private final class EchoHandler: RPCHandler {
    let notes = Mutex<[String]>([])
    /// Whether the handler follows the Model Context Protocol: it accepts batches and does not answer cancelled requests.
    let speaksInBatches: Bool
    var answersCancelledRequests: Bool { !speaksInBatches }
    var acceptsBatches: Bool { speaksInBatches }

    init(speaksInBatches: Bool) {
        self.speaksInBatches = speaksInBatches
    }

    func answer(_ method: String, _ params: JSONValue, in session: RPCSession) throws(RPCError) -> RPCAnswer {
        switch method {
        case "echo": return .now(params)
        case "large": return .now(.string(String(repeating: "x", count: 1 << 20)))
        case "count": return .now(.number(notes.withLock { $0.count }))
        case "forever":
            return .later { () async throws(RPCError) -> JSONValue in
                while !Task.isCancelled { await Task.yield() }
                return .null
            }
        case "ask":
            return .later { () async throws(RPCError) -> JSONValue in
                guard let answer = try? await session.request("question", params) else { throw RPCError.internalError("no answer") }
                return answer
            }
        default: throw .methodNotFound(method)
        }
    }

    func take(_ method: String, _ params: JSONValue, in session: RPCSession) {
        if method == "exit" { return session.end() }
        notes.withLock { $0.append(method) }
    }

    func cancelled(by method: String, _ params: JSONValue) -> RequestID? {
        method == "cancel" ? params["id"].flatMap(RequestID.init) : nil
    }
}

/// A client at the other end of two pipes.
private final class TestClient: @unchecked Sendable {
    private let toServer = Pipe()
    private let fromServer = Pipe()
    private var decoder: MessageDecoder
    private let framing: MessageFraming
    private let ended = DispatchSemaphore(value: 0)
    let handler: EchoHandler

    init(_ framing: MessageFraming = .headers, speaksInBatches: Bool = false) {
        self.framing = framing
        handler = EchoHandler(speaksInBatches: speaksInBatches)
        decoder = MessageDecoder(framing, limit: .max)
        let (input, output) = (toServer.fileHandleForReading.fileDescriptor, fromServer.fileHandleForWriting.fileDescriptor)
        let session = RPCSession(reading: input, writing: output, framing: framing, messageLimit: 4 << 20)
        nonisolated(unsafe) let handler = handler
        let ended = ended
        Thread { session.run(handler); ended.signal() }.start()
    }

    func send(_ text: String) { toServer.fileHandleForWriting.write(Data(framing.framed(text))) }
    func sendRaw(_ text: String) { toServer.fileHandleForWriting.write(Data(text.utf8)) }
    func hangUp() { try? toServer.fileHandleForWriting.close() }

    /// The next message. Waits on its own thread, because the server's answers need the pool's threads.
    func receive() async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            Thread { continuation.resume(with: Result { try self.nextMessage() }) }.start()
        }
    }

    private func nextMessage() throws -> String {
        while true {
            if let message = try decoder.next() { return String(decoding: message, as: UTF8.self) }
            let chunk = fromServer.fileHandleForReading.availableData
            if chunk.isEmpty { throw CocoaError(.fileReadUnknown) }
            decoder.append(chunk)
        }
    }

    func waitForEnd() async -> Bool {
        await withCheckedContinuation { continuation in
            Thread { continuation.resume(returning: self.ended.wait(timeout: .now() + 180) == .success) }.start()
        }
    }
}

@Suite struct RPCSessionTests {
    @Test(arguments: [MessageFraming.headers, .lines])
    func requestsAreAnswered(_ framing: MessageFraming) async throws {
        let client = TestClient(framing)
        client.send(#"{"jsonrpc":"2.0","id":"a","method":"echo","params":{"text":"ü\n"}}"#)
        #expect(try await client.receive() == #"{"jsonrpc":"2.0","id":"a","result":{"text":"ü\n"}}"#)
        client.send(#"{"jsonrpc":"2.0","id":2,"method":"nothing"}"#)
        #expect(try await client.receive() == #"{"jsonrpc":"2.0","id":2,"error":{"code":-32601,"message":"there is no method \"nothing\""}}"#)
        client.hangUp()
        #expect(await client.waitForEnd())
    }

    @Test func notificationsAndRequestsAreHandledInOrder() async throws {
        let client = TestClient()
        for count in 0..<20 {
            client.send(#"{"jsonrpc":"2.0","method":"note"}"#)
            client.send(#"{"jsonrpc":"2.0","id":\#(count),"method":"count"}"#)
        }
        for count in 0..<20 { #expect(try await client.receive() == #"{"jsonrpc":"2.0","id":\#(count),"result":\#(count + 1)}"#) }
    }

    @Test func cancelledRequestsAreAnsweredWithAnErrorAndOthersContinue() async throws {
        let client = TestClient()
        client.send(#"{"jsonrpc":"2.0","id":1,"method":"forever"}"#)
        client.send(#"{"jsonrpc":"2.0","id":2,"method":"echo","params":[]}"#)
        #expect(try await client.receive() == #"{"jsonrpc":"2.0","id":2,"result":[]}"#)
        client.send(#"{"jsonrpc":"2.0","id":1,"method":"echo"}"#)
        #expect(try await client.receive().contains("not answered yet"))
        client.send(#"{"jsonrpc":"2.0","method":"cancel","params":{"id":99}}"#)
        client.send(#"{"jsonrpc":"2.0","method":"cancel","params":{"id":1}}"#)
        #expect(try await client.receive() == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32800,"message":"the request was cancelled"}}"#)
    }

    @Test func batchesAreAnsweredWithOneBatch() async throws {
        let client = TestClient(.lines, speaksInBatches: true)
        client.send(
            #"[{"jsonrpc":"2.0","method":"note"},{"jsonrpc":"2.0","id":1,"method":"count"},{"jsonrpc":"2.0","id":2,"method":"forever"},7,"#
                + #"{"jsonrpc":"2.0","id":3,"method":"nothing"}]"#)
        client.send(#"[{"jsonrpc":"2.0","method":"note"}]"#)
        client.send(#"{"jsonrpc":"2.0","id":4,"method":"count"}"#)
        // The batch waits for its last answer. Other requests do not.
        #expect(try await client.receive() == #"{"jsonrpc":"2.0","id":4,"result":2}"#)
        client.send(#"{"jsonrpc":"2.0","method":"cancel","params":{"id":2}}"#)
        let answers = try #require(JSONValue(reading: try await client.receive())?.elements)
        #expect(answers.compactMap { $0["id"] } == [.number(1), .null, .number(3)])
        client.send("[]")
        #expect(try await client.receive().contains("-32600"))
    }

    @Test func cancelledRequestsHaveNoAnswerUnderTheModelContextProtocol() async throws {
        let client = TestClient(.lines, speaksInBatches: true)
        client.send(#"{"jsonrpc":"2.0","id":1,"method":"forever"}"#)
        client.send(#"{"jsonrpc":"2.0","method":"cancel","params":{"id":1}}"#)
        // The id is free again when the handler has stopped.
        while true {
            client.send(#"{"jsonrpc":"2.0","id":1,"method":"echo","params":[]}"#)
            let answer = try await client.receive()
            if answer == #"{"jsonrpc":"2.0","id":1,"result":[]}"# { break }
            #expect(answer.contains("not answered yet"))
        }
    }

    @Test func pendingRequestsHaveALimit() async throws {
        let client = TestClient()
        for id in 0..<300 { client.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"forever"}"#) }
        for id in 256..<300 { #expect(try await client.receive().hasPrefix(#"{"jsonrpc":"2.0","id":\#(id),"error":{"code":-32803"#)) }
        client.send(#"{"jsonrpc":"2.0","id":1000,"method":"echo","params":[]}"#)
        #expect(try await client.receive() == #"{"jsonrpc":"2.0","id":1000,"result":[]}"#)
        client.hangUp()
        #expect(await client.waitForEnd())
    }

    @Test func serversCanSendRequestsToTheClient() async throws {
        let client = TestClient()
        client.send(#"{"jsonrpc":"2.0","id":1,"method":"ask","params":["why"]}"#)
        #expect(try await client.receive() == #"{"jsonrpc":"2.0","id":1,"method":"question","params":["why"]}"#)
        client.send(#"{"jsonrpc":"2.0","id":1,"result":"because"}"#)
        #expect(try await client.receive() == #"{"jsonrpc":"2.0","id":1,"result":"because"}"#)
        client.send(#"{"jsonrpc":"2.0","id":12,"result":"unasked"}"#)
        client.send(#"{"jsonrpc":"2.0","id":2,"method":"ask","params":["again"]}"#)
        #expect(try await client.receive().contains("again"))
        client.hangUp()
        #expect(await client.waitForEnd())
    }

    @Test func invalidMessagesAreAnsweredWithErrorsAndTheServerContinues() async throws {
        let client = TestClient()
        client.sendRaw("what?\r\n")
        #expect(try await client.receive().contains("\"id\":null,\"error\":{\"code\":-32600"))
        client.send("{\"jsonrpc\":")
        #expect(try await client.receive().contains("\"id\":null,\"error\":{\"code\":-32700"))
        client.send(#"{"jsonrpc":"2.0","id":5,"method":1}"#)
        #expect(try await client.receive().contains("\"id\":5,\"error\":{\"code\":-32600"))
        client.send("{\"jsonrpc\":\"2.0\",\"id\":6,\"method\":\"echo\",\"params\":[\"" + String(repeating: "y", count: 5 << 20) + "\"]}")
        #expect(try await client.receive().contains("the limit is 4194304"))
        client.send(#"{"jsonrpc":"2.0","id":7,"method":"echo","params":[]}"#)
        #expect(try await client.receive() == #"{"jsonrpc":"2.0","id":7,"result":[]}"#)
        client.sendRaw("Content-Length: 100\r\n\r\n{")
        client.hangUp()
        #expect(try await client.receive().contains("the input ends within a message"))
        #expect(await client.waitForEnd())
    }

    @Test func exitEndsTheSessionDuringPendingRequests() async throws {
        let client = TestClient()
        client.send(#"{"jsonrpc":"2.0","id":1,"method":"forever"}"#)
        client.send(#"{"jsonrpc":"2.0","method":"exit"}"#)
        #expect(await client.waitForEnd())
    }

    @Test func unreadAnswersAreLimitedAndNotLost() async throws {
        let client = TestClient()
        // The answers of 1 MB are more than can be queued. The server stops taking requests until they are read.
        for id in 0..<40 { client.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"large"}"#) }
        client.send(#"{"jsonrpc":"2.0","method":"note"}"#)
        try await Task.sleep(for: .milliseconds(300))
        #expect(client.handler.notes.withLock { $0.isEmpty })
        for id in 0..<40 { #expect(try await client.receive().hasPrefix(#"{"jsonrpc":"2.0","id":\#(id),"result":"xxx"#)) }
        client.send(#"{"jsonrpc":"2.0","id":99,"method":"count"}"#)
        #expect(try await client.receive() == #"{"jsonrpc":"2.0","id":99,"result":1}"#)
    }
}
