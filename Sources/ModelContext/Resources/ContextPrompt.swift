import JSON
import JSONRPC
import SourceDiagnostics

/// A prompt that a client offers to its user.
package struct ContextPrompt: Sendable {
    private struct Argument: Sendable {
        var name: String
        var summary: String
    }

    private let name: String
    private let title: String
    private let summary: String
    private let argument: Argument
    /// The message, in which `…` is replaced by the argument.
    private let words: String

    package static let all = [
        ContextPrompt(
            name: "new", title: "Write a playground", summary: "Turns a sentence about an app into a playground that works on all devices.",
            argument: Argument(name: "idea", summary: "A description of the app."),
            words: """
                Write a Traitscope playground of this app: …
                Look at the resource traitscope://samples/neko first, and use the tool "reference" for the syntax. Keep it small: two or \
                three screens, constraints that hold from the smallest phone to an iPad in landscape, adaptive rules where they are needed. Try \
                the text with "check" (parameter "text") until it finds nothing, look at it with "picture" and "board", then save it.
                """),
        ContextPrompt(
            name: "repair", title: "Fix the findings", summary: "Fixes the findings of a playground, one at a time.",
            argument: Argument(name: "file", summary: "The playground's path."),
            words: """
                Fix the findings of "check" in the playground …: one finding at a time, with the smallest change. "inspect" with "node" shows the \
                reasons for a view's position. After each change "check" again, and "diff" with git HEAD to see that nothing else moved. If a \
                finding is intended, say so and leave it.
                """),
        ContextPrompt(
            name: "explain", title: "Explain a constraint log", summary: "Explains a message of Xcode's console about constraints, and the change that the app needs.",
            argument: Argument(name: "log", summary: "The console's text."),
            words: """
                Explain this message of Xcode's console with the tool "explain_log", and find the constraints in the app's sources. Say which one to \
                change, and why that one:
                …
                """),
    ]

    var json: JSONValue {
        .object([
            "name": .string(name), "title": .string(title), "description": .string(summary),
            "arguments": .array([.object([
                "name": .string(argument.name), "description": .string(argument.summary), "required": .bool(true),
            ])]),
        ])
    }

    static func read(_ params: JSONValue) throws(RPCError) -> JSONValue {
        guard let name = params["name"]?.string, let prompt = all.first(where: { $0.name == name }) else {
            throw .invalidParams("there is no such prompt; there are \(NameList(all.map(\.name)).joined(by: .and))")
        }
        guard let value = params["arguments"]?[prompt.argument.name]?.string else {
            throw .invalidParams("the prompt \(name.quoted) needs \(prompt.argument.name.quoted)")
        }
        let text = prompt.words.replacing("…", with: value, maxReplacements: 1)
        return .object([
            "description": .string(prompt.summary),
            "messages": .array([.object([
                "role": .string("user"), "content": .object(["type": .string("text"), "text": .string(text)]),
            ])]),
        ])
    }
}
