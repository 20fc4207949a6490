import Files
import Foundation
import JSON
import JSONRPC
@testable import ModelContext
import PageAssets
import Testing

@Suite struct ModelContextServerTests {
    /// A conversation with a server, without streams.
    private struct Conversation {
        let server: ModelContextServer
        let session = RPCSession(reading: -1, writing: -1, framing: .lines)

        init(speaking version: String? = "2025-06-18") throws {
            server = ModelContextServer(folder: try WorkFolder(FileManager.default.temporaryDirectory.path), version: "1")
            if let version { _ = try ask("initialize", "{\"protocolVersion\":\"\(version)\",\"capabilities\":{}}") }
        }

        @discardableResult
        func ask(_ method: String, _ params: String = "{}") throws -> JSONValue {
            guard case .now(let value) = try server.answer(method, try #require(JSONValue(reading: params)), in: session) else {
                throw CocoaError(.featureUnsupported)
            }
            return value
        }

        func refusal(_ method: String, _ params: String = "{}") -> RPCError? {
            #expect(throws: RPCError.self) { try ask(method, params) }
        }
    }

    @Test(arguments: [
        ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"),
        ("2026-07-28", "2025-11-25"), ("1999-01-01", "2025-11-25"), ("", "2025-11-25"),
    ])
    func protocolRevisionsAreNegotiated(_ asked: String, _ spoken: String) throws {
        let conversation = try Conversation(speaking: nil)
        let answer = try conversation.ask("initialize", "{\"protocolVersion\":\"\(asked)\"}")
        #expect(answer["protocolVersion"] == .string(spoken))
        #expect(answer["serverInfo"]?["name"] == .string("traitscope"))
        #expect(conversation.server.acceptsBatches == (spoken == "2025-03-26"))
    }

    @Test func onlyPingsAreAnsweredBeforeInitialization() throws {
        let conversation = try Conversation(speaking: nil)
        #expect(try conversation.ask("ping") == .object([:]))
        #expect(conversation.refusal("tools/list")?.code == -32002)
        #expect(conversation.refusal("server/discover")?.code == -32601)
        #expect(conversation.refusal("initialize")?.code == -32602)
        try conversation.ask("initialize", #"{"protocolVersion":"2025-06-18"}"#)
        #expect(conversation.refusal("initialize", #"{"protocolVersion":"2025-06-18"}"#)?.code == -32600)
    }

    @Test func listsAreComplete() throws {
        let conversation = try Conversation()
        #expect(try conversation.ask("tools/list")["tools"]?.elements?.count == ToolBox.tools.count)
        #expect(try conversation.ask("resources/list")["resources"]?.elements?.count == SamplePlayground.all.count + 2)
        #expect(try conversation.ask("prompts/list", #"{"cursor":null}"#)["prompts"]?.elements?.count == ContextPrompt.all.count)
        #expect(conversation.refusal("tools/list", #"{"cursor":"next"}"#)?.code == -32602)
    }

    @Test func everyResourceCanBeRead() throws {
        let conversation = try Conversation()
        for resource in ContextResource.all {
            let contents = try conversation.ask("resources/read", "{\"uri\":\"\(resource.uri)\"}")["contents"]?.elements?.first
            #expect(contents?["uri"] == .string(resource.uri))
            #expect((contents?["text"]?.string?.count ?? 0) > 100, "\(resource.uri)")
        }
        let key = try conversation.ask("resources/read", #"{"uri":"traitscope://reference/view.alpha"}"#)
        #expect(key["contents"]?.elements?.first?["text"]?.string?.hasPrefix("view.alpha\n") == true)
        let refusal = conversation.refusal("resources/read", #"{"uri":"traitscope://reference/view.alfa"}"#)
        #expect(refusal?.code == -32002)
        #expect(refusal?.message.contains("did you mean \"view.alpha\"?") == true)
        #expect(conversation.refusal("resources/read", #"{"uri":"file:///etc/passwd"}"#)?.code == -32002)
        #expect(conversation.refusal("resources/read")?.code == -32602)
    }

    @Test func promptsContainTheirArgument() throws {
        let conversation = try Conversation()
        for prompt in try #require(try conversation.ask("prompts/list")["prompts"]?.elements) {
            let name = try #require(prompt["name"]?.string)
            let argument = try #require(prompt["arguments"]?.elements?.first?["name"]?.string)
            let answer = try conversation.ask("prompts/get", "{\"name\":\"\(name)\",\"arguments\":{\"\(argument)\":\"what … I gave\"}}")
            let text = answer["messages"]?.elements?.first?["content"]?["text"]?.string
            #expect(text?.components(separatedBy: "what … I gave").count == 2, "\(name)")
        }
        #expect(conversation.refusal("prompts/get", #"{"name":"repair"}"#)?.message.contains("needs \"file\"") == true)
        #expect(conversation.refusal("prompts/get", #"{"name":"other"}"#)?.code == -32602)
    }

    @Test func namesOfTheReferenceAreCompleted() throws {
        let conversation = try Conversation()
        let answer = try conversation.ask(
            "completion/complete", #"{"ref":{"type":"ref/resource","uri":"traitscope://reference/{name}"},"argument":{"name":"name","value":"view.al"}}"#)
        #expect(answer["completion"]?["values"]?.elements?.first == .string("view.alpha"))
        let none = try conversation.ask("completion/complete", #"{"ref":{"type":"ref/other"}}"#)
        #expect(none["completion"]?["values"]?.elements == [])
    }

    @Test func unknownToolsAndMethodsAreRefused() throws {
        let conversation = try Conversation()
        #expect(conversation.refusal("tools/call")?.code == -32602)
        #expect(conversation.refusal("tools/call", #"{"name":"inspekt"}"#)?.message == "there is no tool \"inspekt\"; did you mean \"inspect\"?")
        #expect(conversation.refusal("tools/call", #"{"name":"inspect","arguments":[]}"#)?.code == -32602)
        #expect(conversation.refusal("sampling/createMessage")?.code == -32601)
    }
}
