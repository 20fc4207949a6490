import JSON
import PlaygroundLanguage
import SourceDiagnostics

/// The reference as text, for `traitscope schema --explain`.
extension Reference {
    /// Describes a table or key: `view` or `view.alpha`. `nil` for an unknown name.
    package static func explanation(of name: String) -> String? {
        let sections = sections.filter { $0.table == name }
        if !sections.isEmpty { return sections.map(\.explanation).joined(separator: "\n\n") }
        let key = self.sections.lazy.flatMap(\.keys).first { $0.id == name }
        return key?.explanation ?? KnownNames.entry(for: name.split(separator: ".").last.map(String.init) ?? name)?.advice
    }

    /// The line of each key's example that sets the key, by the set of the keys of its table.
    static let examples: [Set<String>: [String: JSONValue]] = {
        var found: [Set<String>: [String: JSONValue]] = [:]
        for section in sections where !section.keys.isEmpty {
            let keys = Set(schemas(of: section.table).keys)
            for key in section.keys {
                guard let line = key.example.split(separator: "\n").first(where: { $0.hasPrefix("\(key.name) = ") }), line.count <= 90 else { continue }
                found[keys, default: [:]][key.name] = .string(String(line))
            }
        }
        return found
    }()

    package static func refusal(of name: String) -> String {
        let tables = Set(sections.map(\.table)).sorted()
        let table = String(name.split(separator: ".").first ?? "")
        let keys = sections.filter { $0.table == table }.flatMap(\.keys).map(\.id)
        let near = NameSuggestion(for: name, among: keys.isEmpty ? tables : keys)?.question
        return keys.isEmpty
            ? "There is no table \(name.quoted)\(near.map { "; \($0)" } ?? ".") The tables are \(NameList(tables, limit: 100).joined(by: .and))."
            : "There is no key \(name.quoted)\(near.map { "; \($0)" } ?? ".") `traitscope schema --explain \(table)` lists them."
    }
}

extension ReferenceSection {
    fileprivate var explanation: String {
        ([title] + texts + [listing].compactMap(\.self) + keys.map(\.explanation)).joined(separator: "\n\n")
    }
}

extension ReferenceKey {
    fileprivate var explanation: String {
        let other = uiKitStandard.map { " (UIKit: \($0))" } ?? ""
        return ["\(id)", summary, type, standard.map { "default: \($0)\(other)" }, owners.map { "of: \($0.joined(separator: ", "))" }]
            .compactMap(\.self).joined(separator: "\n    ") + "\n\n\(indentedExample)"
    }

    private var indentedExample: String {
        example.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    }
}
