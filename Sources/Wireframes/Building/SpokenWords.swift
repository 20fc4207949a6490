import PlaygroundModel

extension String {
    /// The name of a view or symbol in words: `darkMode` is "dark mode", `square.and.pencil` "square and pencil".
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
    /// All text in the tree, from back to front.
    var spokenText: String {
        let own = content.lines?.joined(separator: " ") ?? ""
        return ([own] + children.map { $0.spokenText }).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Whether the tree contains an accessible element that can be tapped or operated.
    var holdsElements: Bool {
        children.contains { $0.event != nil || $0.control != nil || $0.holdsElements }
    }
}
