import Files
import JSON
import SourceDiagnostics

/// The validated arguments of a call.
package struct ToolInput: Sendable {
    private let values: [String: JSONValue]

    /// - Throws: A `UsageFailure` that lists all mistakes.
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
            // Some clients send null in place of a missing value.
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

    package subscript<Value>(parameter: Parameter<Value>, default standard: Value) -> Value { self[parameter] ?? standard }
}
