/// The values of `$(NAME)` and `${NAME}` in an Info.plist.
struct BuildSettings: Equatable, Sendable {
    var values: [String: String]

    /// Replaces variables. Unknown variables stay and are also returned.
    func expand(_ text: String) -> (text: String, unknown: [String]) {
        expand(text, inside: [])
    }

    /// Values may contain variables. A variable inside its own value is unknown.
    private func expand(_ text: String, inside names: [String]) -> (text: String, unknown: [String]) {
        var (result, unknown) = ("", [String]())
        var rest = text[...]
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            rest = rest[start...]
            guard let variable = BuildSettingReference(rest) else {
                result += "$"
                rest = rest.dropFirst()
                continue
            }
            rest = rest[variable.end...]
            if let value = values[variable.name], !names.contains(variable.name), result.utf8.count < Self.longestText {
                let inner = expand(value, inside: names + [variable.name])
                result += variable.modify(inner.text)
                unknown += inner.unknown
            } else {
                result += variable.source
                unknown.append(variable.name)
            }
        }
        return (result + rest, unknown)
    }

    /// The maximum length of a result, for settings that contain each other.
    private static let longestText = 10_000
}

/// A variable at the beginning of a string: `$(NAME)`, `${NAME}` or `$(NAME:modifier)`.
private struct BuildSettingReference {
    let name: String
    let modifiers: [Substring]
    let source: Substring
    let end: String.Index

    init?(_ text: Substring) {
        let inner = text.dropFirst(2)
        let closing: Character? = switch text.dropFirst().first {
        case "("?: ")"
        case "{"?: "}"
        default: nil
        }
        guard let closing, let close = inner.firstIndex(of: closing) else { return nil }
        let parts = inner[..<close].split(separator: ":", omittingEmptySubsequences: false)
        guard let name = parts.first, !name.isEmpty,
              name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
        else { return nil }
        self.name = String(name)
        modifiers = Array(parts.dropFirst())
        end = text.index(after: close)
        source = text[..<end]
    }

    /// Applies Xcode's modifiers and ignores unknown ones.
    func modify(_ value: String) -> String {
        modifiers.reduce(value) { value, modifier in
            switch modifier {
            case "lower": value.lowercased()
            case "upper": value.uppercased()
            case "rfc1034identifier": Self.replacing(value, with: "-", keeping: ".-")
            case "c99extidentifier", "identifier": Self.replacing(value, with: "_", keeping: "_")
            default: value
            }
        }
    }

    private static func replacing(_ value: String, with substitute: Character, keeping others: String) -> String {
        String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || others.contains($0) ? $0 : substitute })
    }
}
