import Files
import Foundation
import JSON
import JSONRPC
import SourceDiagnostics

/// A server for the Model Context Protocol, with tools, resources and prompts.
package final class ModelContextServer: RPCHandler {
    /// A cancelled request is not answered, because clients expect no answer (Utilities, *Cancellation*).
    package let answersCancelledRequests = false
    package private(set) var acceptsBatches = false

    private let folder: WorkFolder
    private let version: String
    private let runner = CallRunner()
    private var isInitialized = false

    /// - Parameters:
    ///   - folder: The only folder in which tools read and write.
    ///   - version: The version of the program.
    package init(folder: WorkFolder, version: String) {
        (self.folder, self.version) = (folder, version)
    }

    package func take(_ method: String, _ params: JSONValue, in session: RPCSession) {}

    package func cancelled(by method: String, _ params: JSONValue) -> RequestID? {
        method == "notifications/cancelled" ? params["requestId"].flatMap(RequestID.init) : nil
    }

    package func answer(_ method: String, _ params: JSONValue, in session: RPCSession) throws(RPCError) -> RPCAnswer {
        switch method {
        case "ping": return .now(.object([:]))
        case "initialize": return .now(try initialize(params))
        case "tools/list", "tools/call", "resources/list", "resources/templates/list", "resources/read", "prompts/list", "prompts/get",
             "completion/complete":
            guard isInitialized else { throw .serverNotInitialized }
        default: throw .methodNotFound(method)
        }
        switch method {
        case "tools/list": return .now(try listed("tools", ToolBox.tools.map(\.json), params))
        case "tools/call": return try call(params, in: session)
        case "resources/list": return .now(try listed("resources", ContextResource.all.map(\.json), params))
        case "resources/templates/list": return .now(try listed("resourceTemplates", ContextResource.templates, params))
        case "resources/read": return .now(try ContextResource.read(params))
        case "prompts/list": return .now(try listed("prompts", ContextPrompt.all.map(\.json), params))
        case "prompts/get": return .now(try ContextPrompt.read(params))
        default: return .now(Completions(folder: folder).answer(params))
        }
    }

    private func initialize(_ params: JSONValue) throws(RPCError) -> JSONValue {
        guard !isInitialized else { throw .invalidRequest("the conversation has already begun") }
        guard let asked = params["protocolVersion"]?.string else { throw .invalidParams("\"protocolVersion\" is missing") }
        let spoken = ProtocolVersion.answer(to: asked)
        isInitialized = true
        // Only this revision supports batches.
        acceptsBatches = spoken == .march2025
        return .object([
            "protocolVersion": .string(spoken.rawValue),
            "capabilities": .object(["tools": .object([:]), "resources": .object([:]), "prompts": .object([:]), "completions": .object([:])]),
            "serverInfo": .object(["name": .string("traitscope"), "title": .string("Traitscope"), "version": .string(version)]),
            "instructions": .string(Self.instructions),
        ])
    }

    private static let instructions = """
        Traitscope runs apps described in TOML (playgrounds) on models of many Apple devices at once: Auto Layout, traits, containers, \
        navigation. Paths are within the folder in which it was started. Begin with "playgrounds" and "structure". Change a file with your own \
        tools. Then "check", "inspect" and "picture" show the result, and "diff" shows the changes. With "text" they try a text without saving \
        it. "reference" explains the syntax. Answers are short, and each says how to get more.
        """

    private func listed(_ name: String, _ elements: [JSONValue], _ params: JSONValue) throws(RPCError) -> JSONValue {
        if let cursor = params["cursor"], cursor != .null { throw .invalidParams("there are no further pages") }
        return .object([JSONValue.Member(name: name, value: .array(elements))])
    }

    private func call(_ params: JSONValue, in session: RPCSession) throws(RPCError) -> RPCAnswer {
        guard let name = params["name"]?.string else { throw .invalidParams("\"name\" is missing: the name of a tool") }
        guard let tool = ToolBox.tools.first(where: { $0.name == name }) else {
            let near = NameSuggestion(for: name, among: ToolBox.tools.map(\.name)).map { "; \($0.question)" } ?? ""
            throw .invalidParams("there is no tool \(name.quoted)\(near)")
        }
        let arguments = params["arguments"] ?? .null
        guard arguments == .null || arguments.members != nil else { throw .invalidParams("\"arguments\" must be an object") }
        let progress = ProgressNotes(token: params["_meta"]?["progressToken"], session: session)
        let (runner, folder) = (runner, folder)
        return .later { () async throws(RPCError) -> JSONValue in
            let answer = await runner.run { isCancelled in
                Self.answer(of: tool, arguments, ToolCall(folder: folder, isCancelled: isCancelled, progress: progress.tell))
            }
            guard let answer else { throw .requestCancelled }
            return answer.json
        }
    }

    /// The answer of a tool. An error becomes an answer that gives the reason. `nil` if the call was cancelled.
    static func answer(of tool: any ContextTool, _ arguments: JSONValue, _ call: ToolCall) -> ToolAnswer? {
        do {
            return try tool.answer(try ToolInput(arguments, of: tool), call)
        } catch is CancellationError {
            return nil
        } catch let failure as any CustomStringConvertible & Error {
            return ToolAnswer([failure.description], isError: true)
        } catch {
            return ToolAnswer([error.localizedDescription], isError: true)
        }
    }
}

extension ToolAnswer {
    package var json: JSONValue {
        .object(["content": .array(contents.map(\.json)), "isError": .bool(isError)])
    }
}

extension ToolAnswer.Content {
    fileprivate var json: JSONValue {
        switch self {
        case .text(let text): .object(["type": .string("text"), "text": .string(text)])
        case .image(let bytes, let mimeType):
            .object(["type": .string("image"), "data": .string(Data(bytes).base64EncodedString()), "mimeType": .string(mimeType)])
        }
    }
}
