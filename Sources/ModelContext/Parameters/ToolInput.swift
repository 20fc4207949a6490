import Files
import JSON
import SourceDiagnostics

/// The arguments of a call, looked through: each is one that the tool knows, and has a value that it takes.
package struct ToolInput: Sendable {
    private let values: [String: JSONValue]

    /// - Throws: `UsageFailure` that names all that is wrong.
    package init(_ arguments: JSONValue, of tool: any ContextTool) throws(UsageFailure) {
        var values: [String: JSONValue] = [:]
        var failures: [String] = []
        let names = tool.parameters.map(\.name)
        for member in arguments.members ?? [] {
            guard let parameter = tool.parameters.first(where: { $0.name == member.name }) else {
                let near = NameSuggestion(for: member.name, among: names).map { "; \($0.question)" }
                failures.append("\(tool.name) has no parameter \(member.name.quoted)\(near ?? ". It has \(NameList(names, limit: 20).joined(by: .and)).")")
                continue
            }
            // A client that knows of no value may say so.
            if member.value == .null { continue }
            guard parameter.accepts(member.value) else {
                failures.append("\(member.name.quoted) is \(parameter.expectation).")
                continue
            }
            values[member.name] = member.value
        }
        for name in tool.required where values[name] == nil && !failures.contains(where: { $0.hasPrefix(name.quoted) }) {
            failures.append("\(tool.name) needs \(name.quoted).")
        }
        guard failures.isEmpty else { throw UsageFailure(failures.joined(separator: "\n")) }
        self.values = values
    }

    package subscript<Value>(parameter: Parameter<Value>) -> Value? { values[parameter.facts.name].flatMap(parameter.read) }

    /// The value, or else that of one that is left out.
    package subscript<Value>(parameter: Parameter<Value>, default standard: Value) -> Value { self[parameter] ?? standard }
}
