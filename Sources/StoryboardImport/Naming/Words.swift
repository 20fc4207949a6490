/// Names made of the words of a text.
enum Words {
    /// The ASCII words of a text, those of camel case apart: `loginButton2` is login, button, 2.
    static func of(_ text: String) -> [String] {
        var words: [String] = []
        var previous: Character?
        for character in text {
            defer { previous = character }
            guard character.isASCII, character.isLetter || character.isNumber else { continue }
            let follows = previous.map { $0.isASCII && ($0.isLetter || $0.isNumber) } ?? false
            let beginsHump = character.isUppercase && !(previous?.isUppercase ?? false)
            if !follows || beginsHump { words.append("") }
            words[words.count - 1].append(character)
        }
        return words.map { $0.lowercased() }
    }

    /// `loginButton`; `nil` where the text has no letter to begin with.
    static func camelCase(_ words: [String]) -> String? {
        let words = Array(words.drop { $0.first?.isNumber ?? true })
        guard let first = words.first else { return nil }
        return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// `login-screen`.
    static func kebabCase(_ words: [String]) -> String? {
        let words = Array(words.drop { $0.first?.isNumber ?? true })
        return words.isEmpty ? nil : words.joined(separator: "-")
    }

    /// The first words of a text, no more than make a name that can be read.
    static func opening(_ text: String) -> [String] {
        var length = 0
        return of(text).prefix(4).prefix { word in
            length += word.count
            return length <= 20
        }
    }
}

/// Names that are given once.
struct NameGiver {
    private var taken: Set<String>

    init(reserved: [String] = []) {
        taken = Set(reserved)
    }

    /// The name itself, or with the first number that makes it another than those before.
    mutating func give(_ name: String, numbering separator: String = "") -> String {
        var given = name
        var number = 2
        while !taken.insert(given).inserted {
            given = "\(name)\(separator)\(number)"
            number += 1
        }
        return given
    }
}
