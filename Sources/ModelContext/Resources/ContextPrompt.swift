import EditorServer
import JSON
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
    /// The message, in which `…` stands for the argument.
    private let words: String

    package static let all = [
        ContextPrompt(
            name: "new", title: "Write a playground", summary: "An app, described in a sentence, as a playground that holds on all devices.",
            argument: Argument(name: "idea", summary: "What the app is to be."),
            words: """
                Write a Traitscope playground of this app: …
                Look at the resource traitscope://samples/neko first, and ask the tool "reference" how things are written. Keep it small: two or \
                three screens, constraints that hold from the smallest phone to an iPad on its side, adaptive rules where they are needed. Try \
                the text with "check" (parameter "text") until it finds nothing, look at it with "picture" and "board", then save it.
                """),
        ContextPrompt(
            name: "repair", title: "Mend what is found", summary: "Goes through the findings of a playground and mends them, one at a time.",
            argument: Argument(name: "file", summary: "The playground's path."),
            words: """
                Mend what "check" finds in the playground …: one finding at a time, the smallest change that does it. "inspect" with "node" shows \
                why a view stands where it does. After each change "check" again, and "diff" with git HEAD to see that nothing else moved. Where a \
                finding is meant, say so and leave it.
                """),
        ContextPrompt(
            name: "explain", title: "Explain a constraint log", summary: "What Xcode's console says of constraints, and what to change in the app.",
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
