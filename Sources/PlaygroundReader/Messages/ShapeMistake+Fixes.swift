import PlaygroundModel
import SourceDiagnostics

extension ShapeMistake {
    var fixes: [Fix] {
        switch self {
        case .unknownKey(let key, let subject, _, let known):
            (FamiliarName.key(for: key, in: subject).map { [Fix.rename($0)] } ?? known.renamings(of: key)) + [.remove(key.quoted)]
        case .unsupportedKey(let entry, _, let known):
            (entry.key.flatMap { known.contains($0) ? [Fix.rename($0)] : nil } ?? []) + [.remove(entry.name.quoted)]
        case .unsupportedValue(let entry, _, _): entry.key.map { [.rename($0)] } ?? []
        case .keyOfOtherKind(let key, let kind, _):
            (FamiliarName.key(for: key, in: kind ?? "").map { [Fix.rename($0)] } ?? []) + [.remove(key.quoted)]
        case .missingKey(_, _, let example) where !example.contains("[") && !example.contains("…"): [.add(example)]
        case .wrongType(_, let expected, let found): Self.converted(found, to: expected).map { [.replace($0)] } ?? []
        case .badValue(_, let found, let permitted): permitted.renamings(of: found)
        case .badColor(_, let found, let own): Self.colors(near: found, own: own)
        case .badName(let name, _, _): FamiliarName.plainName(for: name).map { [.rename($0)] } ?? []
        case .badClassName(let name): ClassName.repaired(name).map { [.rename($0)] } ?? []
        case .missingKey, .outOfRange, .wrongLength, .duplicateEntry, .exclusiveKeys, .reservedName, .furtherMistakes: []
        }
    }

    static func converted(_ found: DocumentValue, to expected: Shape) -> String? {
        switch (expected, found) {
        case (.boolean, .string(let text)) where ["true", "false"].contains(text): text
        case (.number, .string(let text)) where Double(text) != nil: text
        case (.integer, .string(let text)) where Int(text) != nil: text
        case (.date, .string(let text)) where CalendarTime(text: text) != nil: text
        case (.string, .integer(let number)): "\"\(number)\""
        case (.string, .boolean(let bool)): "\"\(bool)\""
        case (.array, .string(let text)): "[\(text.tomlText)]"
        default: nil
        }
    }

    private static func colors(near found: String, own: [String]) -> [Fix] {
        colorMeant(by: found).map { [Fix.rename($0)] } ?? (own + SemanticColor.allCases.map { $0.rawValue }).renamings(of: found)
    }

    /// The colour meant by a hexadecimal number without its `#`, or by a name such as `blue`. `nil` for other strings.
    static func colorMeant(by found: String) -> String? {
        if found.allSatisfy({ $0.isHexDigit }), [3, 6, 8].contains(found.count) { return "#\(found)" }
        let ofSystem = "system" + found.prefix(1).uppercased() + found.dropFirst()
        return SemanticColor(rawValue: ofSystem) == nil ? nil : ofSystem
    }
}
