import Files
import JSON

/// A tool that answers a question about a playground or writes a file.
package protocol ContextTool: Sendable {
    var name: String { get }
    var title: String { get }
    /// The purpose of the tool, for a model that chooses between tools.
    var summary: String { get }
    var parameters: [ParameterFacts] { get }
    var required: [String] { get }
    var writes: Bool { get }

    /// - Throws: An error whose description is sent to the client.
    func answer(_ input: ToolInput, _ call: ToolCall) throws -> ToolAnswer
}

extension ContextTool {
    package var required: [String] { [] }
    package var writes: Bool { false }

    package var json: JSONValue {
        let properties = JSONValue.object(parameters.map { JSONValue.Member(name: $0.name, value: $0.json) })
        return .object([
            "name": .string(name), "title": .string(title), "description": .string(summary),
            "inputSchema": .object([
                "type": .string("object"), "properties": properties, "required": required.isEmpty ? nil : .strings(required),
                "additionalProperties": .bool(false),
            ]),
            "annotations": .object([
                "title": .string(title), "readOnlyHint": .bool(!writes), "destructiveHint": .bool(false), "idempotentHint": .bool(true),
                "openWorldHint": .bool(false),
            ]),
        ])
    }
}

package struct ToolCall: Sendable {
    package let folder: WorkFolder
    package let isCancelled: @Sendable () -> Bool
    /// Called from any thread with the number of finished parts and the total.
    package let progress: @Sendable (Int, Int) -> Void

    package init(
        folder: WorkFolder, isCancelled: @escaping @Sendable () -> Bool = { false },
        progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
    ) {
        self.folder = folder
        self.isCancelled = isCancelled
        self.progress = progress
    }

    /// - Throws: `CancellationError` if the call was cancelled.
    func checkCancellation() throws {
        if isCancelled() { throw CancellationError() }
    }
}

package struct ToolAnswer: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case text(String)
        case image([UInt8], mimeType: String)
    }

    package var contents: [Content]
    package var isError: Bool

    package init(_ contents: [Content], isError: Bool = false) {
        (self.contents, self.isError) = (contents, isError)
    }

    package init(_ lines: [String], isError: Bool = false) {
        self.init([.text(lines.joined(separator: "\n"))], isError: isError)
    }

    package var text: String {
        contents.compactMap { if case .text(let text) = $0 { text } else { nil } }.joined(separator: "\n")
    }
}
