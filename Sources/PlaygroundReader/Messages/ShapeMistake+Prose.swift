import PlaygroundModel
import SourceDiagnostics

extension ShapeMistake: DiagnosticFacts {
    var code: String {
        switch self {
        case .unknownKey: "unknown-key"
        case .unsupportedKey: "unsupported-key"
        case .unsupportedValue: "unsupported-value"
        case .keyOfOtherKind: "key-of-other-kind"
        case .missingKey: "missing-key"
        case .wrongType: "wrong-type"
        case .badValue, .badColor, .outOfRange, .wrongLength: "bad-value"
        case .duplicateEntry: "duplicate-entry"
        case .exclusiveKeys: "exclusive-keys"
        case .badName, .badClassName: "bad-name"
        case .reservedName: "reserved-name"
        case .furtherMistakes: "further-mistakes"
        }
    }

    var severity: Diagnostic.Severity {
        switch self {
        case .furtherMistakes: .note
        case .unsupportedKey, .unsupportedValue: .warning
        default: .error
        }
    }

    var headline: String {
        switch self {
        case .unknownKey(let key, let subject, _, _):
            "\(subject) has no key \(key.quoted)"
        case .unsupportedKey(let entry, let subject, _):
            "\(entry.name.quoted) is not a key of \(subject) and is ignored"
        case .keyOfOtherKind(let key, let kind, let kinds):
            "\(key.quoted) belongs to \(NameList(kinds).joined(by: .and))\(kind.map { ", not to \($0.quoted)" } ?? "")"
        case .missingKey(let key, let subject, _):
            "\(subject) needs the key \(key.quoted)"
        case .wrongType(let name, let expected, let found):
            "\(name.quoted) must be \(expected.text), found \(found.words)"
        case .wrongLength(let name, let expected, let found):
            "\(name.quoted) must have \(expected) entries, found \(found)"
        case .unsupportedValue(_, let found, let name):
            "\(found.quoted) is a value of \(name.quoted) in UIKit, but not here, and is ignored"
        case .badValue(let name, let found, _):
            "\(found.quoted) is not a valid value for \(name.quoted)"
        case .badColor(let name, let found, _):
            "\(found.quoted) is not a valid colour for \(name.quoted)"
        case .outOfRange(let name, let found, let permitted):
            "\(name.quoted) must be \(permitted.words), found \(found.shortText)"
        case .duplicateEntry(let entry, let list):
            "\(entry.quoted) is listed twice in \(list.quoted)"
        case .exclusiveKeys(let one, let other, let subject):
            "\(subject) cannot have both \(one.quoted) and \(other.quoted)"
        case .badName(let name, let subject, _):
            "\(name.quoted) cannot be the name of \(subject)"
        case .badClassName(let name):
            "\(name.quoted) cannot be the name of a class"
        case .reservedName(let name, let subject, _):
            "\(name.quoted) cannot be the name of \(subject): the name is reserved"
        case .furtherMistakes(let count):
            "\(PlaygroundLimits.diagnostics) of \(PlaygroundLimits.diagnostics + count) mistakes shown"
        }
    }

    var notes: [String] {
        switch self {
        case .unknownKey(_, let subject, let kind, let known) where !known.isEmpty:
            [Self.keyNote(known, in: subject, of: kind)]
        case .unsupportedKey(let entry, _, _), .unsupportedValue(let entry, _, _): [entry.sentence]
        case .badValue(_, _, let permitted) where !permitted.isEmpty:
            ["permitted: \(NameList(permitted, limit: 30).joined(by: .or))"]
        case .badColor(_, _, let own):
            ["permitted: a UIKit colour such as \"systemBlue\", or \"#RGB\", \"#RRGGBB\", \"#RRGGBBAA\""]
                + (own.isEmpty ? [] : ["the file's own colours are \(NameList(own).joined(by: .and))"])
        case .badName(_, _, let permitsHyphens):
            [permitsHyphens
                ? "a name has letters, digits, \"_\" and single \"-\" between them, and begins with a letter"
                : "a name has letters, digits and \"_\", and begins with a letter"]
        case .badClassName:
            ["a class's name has letters, digits and \"_\", and begins with a letter or \"_\"; a module's name and a dot may precede it"]
        case .reservedName(let name, _, let meaning):
            ["\(name.quoted) is \(meaning)"]
        default: []
        }
    }

    var hint: String? {
        switch self {
        case .unknownKey(let key, let subject, _, let known): FamiliarName.hint(forKey: key, in: subject) ?? known.suggestion(for: key)
        case .unsupportedKey(let entry, _, let known): entry.key.flatMap { known.contains($0) ? "write \($0.quoted)" : nil }
        case .unsupportedValue(let entry, _, _): entry.key.map { "write \($0.quoted)" }
        case .keyOfOtherKind(let key, let kind?, _): FamiliarName.hint(forKey: key, in: kind)
        case .missingKey(_, _, let example): "add \(example)"
        case .wrongType(let name, let expected, let found):
            FamiliarName.hint(for: found, at: name) ?? Self.conversion(of: found, to: expected)
        case .badValue(_, let found, let permitted): permitted.suggestion(for: found)
        case .badColor(_, let found, let own): Self.colorHint(for: found, own: own)
        case .badName(let name, let subject, _):
            FamiliarName.plainName(for: name).map { Self.nameHint($0, shown: name, subject) }
        case .badClassName(let name): ClassName.repaired(name).map { "write \($0.quoted)" }
        case .reservedName: "choose another name"
        default: nil
        }
    }

    /// The note with the known keys. A long list is replaced by the `schema` command with the subject's last word, the reference's table.
    private static func keyNote(_ known: [String], in subject: String, of kind: String?) -> String {
        var seen: Set<String> = []
        let keys = known.filter { seen.insert($0).inserted }
        if keys.count <= 12 { return "the keys here are \(NameList(keys).joined(by: .and))" }
        let owner = kind.flatMap { ["a view", "a controller"].contains(subject) ? "\(subject) of kind \($0.quoted)" : nil } ?? subject
        return "\(owner) has \(keys.count) keys; `traitscope schema --explain \(subject.split(separator: " ").last ?? "")` lists them"
    }

    private static func conversion(of found: DocumentValue, to expected: Shape) -> String? {
        switch (expected, found) {
        case (.array, .string(let text)): "write it in brackets: [\(text.quoted)]"
        case (.array, .table): "write it in brackets, or its header as [[…]]"
        case (_, .string): converted(found, to: expected).map { "write \($0) without quotation marks" }
        default: converted(found, to: expected).map { "write it in quotation marks: \($0)" }
        }
    }

    private static func nameHint(_ name: String, shown: String, _ subject: String) -> String {
        let hasTitle = ["an item", "an action"].contains(subject)
        return hasTitle ? "write \(name) = { title = \(shown.quoted), … }" : "write \(name)"
    }

    private static func colorHint(for found: String, own: [String]) -> String? {
        guard let color = colorMeant(by: found) else { return (own + SemanticColor.allCases.map { $0.rawValue }).suggestion(for: found) }
        return color.hasPrefix("#") ? "write \(color.quoted)" : "UIKit's name is \(color.quoted)"
    }
}

extension ShapeMistake.Shape {
    fileprivate var text: String {
        switch self {
        case .string: "a string"
        case .boolean: "true or false"
        case .number: "a number"
        case .integer: "a whole number"
        case .date: "a date or a time"
        case .array: "an array"
        case .table: "a table"
        case .stringOrTable: "a string or a table"
        case .numberOrTable: "a number or a table"
        case .stringNumberOrTable: "a string, a number or a table"
        case .stringOrNumber: "a string or a number"
        case .arrayOrTable: "an array or a table"
        case .variable: "a string, a number, or true or false"
        }
    }
}

extension DocumentValue {
    fileprivate var words: String {
        switch self {
        case .string(let text): "the string \(text.quoted)"
        case .integer(let number): "the number \(number)"
        case .float(let number): "the number \(number)"
        case .boolean(let bool): "\(bool)"
        case .date(let text): "the date \(text)"
        case .array: "an array"
        case .table: "a table"
        }
    }
}
