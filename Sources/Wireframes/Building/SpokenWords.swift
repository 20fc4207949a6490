import PlaygroundModel

extension String {
    /// Names in words: `darkMode` is "dark mode", `square.and.pencil` is "square and pencil".
    var spokenWords: String {
        let parts = split { ".-_ ".contains($0) }.filter { $0 != "fill" }
        return parts.map { Self.words(ofCamelCase: $0) }.joined(separator: " ")
    }

    private static func words(ofCamelCase name: Substring) -> String {
        var words = ""
        var wasLowercase = false
        for character in name {
            let startsWord = character.isUppercase && wasLowercase
            words += startsWord ? " " + character.lowercased() : String(character)
            wasLowercase = character.isLowercase
        }
        return words
    }
}

extension WireframeNode {
    var spokenText: String {
        let own = content.lines.map { accessibilityLabel ?? $0.joined(separator: " ") } ?? ""
        return ([own] + children.map { $0.spokenText }).filter { !$0.isEmpty }.joined(separator: " ")
    }

    var holdsElements: Bool {
        children.contains { $0.event != nil || $0.control != nil || $0.holdsElements }
    }
}
