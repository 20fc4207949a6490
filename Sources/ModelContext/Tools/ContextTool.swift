import Files
import JSON

/// Something that a client can have done: a question about a playground, or a file to be written.
package protocol ContextTool: Sendable {
    /// As clients call it.
    var name: String { get }
    var title: String { get }
    /// What it does and when it is of use, for a model that chooses among tools.
    var summary: String { get }
    var parameters: [ParameterFacts] { get }
    /// The names of the parameters that a call must have.
    var required: [String] { get }
    /// Whether a call can change files.
    var writes: Bool { get }

    /// - Throws: What is wrong with the question, in words.
    func answer(_ input: ToolInput, _ call: ToolCall) throws -> ToolAnswer
}

extension ContextTool {
    package var required: [String] { [] }
    package var writes: Bool { false }

    /// The tool as `tools/list` has it.
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

/// What a tool is given beside its arguments.
package struct ToolCall: Sendable {
    package let folder: WorkFolder
    /// Whether nobody waits for the answer any more.
    package let isCancelled: @Sendable () -> Bool
    /// Is told how many parts of how many are done, from any thread.
    package let progress: @Sendable (Int, Int) -> Void

    package init(
        folder: WorkFolder, isCancelled: @escaping @Sendable () -> Bool = { false },
        progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
    ) {
        self.folder = folder
        self.isCancelled = isCancelled
        self.progress = progress
    }
}

/// What comes of a call.
package struct ToolAnswer: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case text(String)
        case image([UInt8], mimeType: String)
    }

    package var contents: [Content]
    /// Whether the tool could not do what it was asked for.
    package var isError: Bool

    package init(_ contents: [Content], isError: Bool = false) {
        (self.contents, self.isError) = (contents, isError)
    }

    package init(_ lines: [String], isError: Bool = false) {
        self.init([.text(lines.joined(separator: "\n"))], isError: isError)
    }

    /// The texts, for tests and measurements.
    package var text: String {
        contents.compactMap { if case .text(let text) = $0 { text } else { nil } }.joined(separator: "\n")
    }
}
