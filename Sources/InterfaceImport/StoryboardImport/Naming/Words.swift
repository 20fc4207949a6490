import Foundation

enum Words {
    /// The words of a name, in ASCII letters and digits: `loginButton2` becomes login, button2, and `URLField` becomes url, field.
    static func of(_ text: String) -> [String] {
        var words: [[Character]] = []
        var isInside = false
        for character in plain(text) {
            guard character.isLetter || character.isNumber else {
                isInside = false
                continue
            }
            if !isInside {
                words.append([])
            } else if let last = words[words.count - 1].last, character.isUppercase, !last.isUppercase {
                words.append([])
            } else if character.isLowercase, words[words.count - 1].suffix(2).count(where: \.isUppercase) == 2 {
                // The last capital of a sequence begins the next word.
                words.append([words[words.count - 1].removeLast()])
            }
            words[words.count - 1].append(character)
            isInside = true
        }
        return words.map { String($0).lowercased() }
    }

    static func camelCase(_ words: [String]) -> String? {
        let words = Array(words.drop { $0.first?.isNumber ?? true })
        guard let first = words.first else { return nil }
        return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    static func kebabCase(_ words: [String]) -> String? {
        let words = Array(words.drop { $0.first?.isNumber ?? true })
        return words.isEmpty ? nil : words.joined(separator: "-")
    }

    static func opening(_ text: String) -> [String] {
        var length = 0
        return of(text).prefix(4).prefix { word in
            length += word.count
            return length <= 20
        }
    }

    /// A name from code, unchanged if it is valid in constraints, otherwise in camel case.
    static func identifier(_ name: String) -> String? {
        let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        let begins = name.first.map { $0.isASCII && $0.isLetter } ?? false
        return isPlain && begins ? name : camelCase(of(name))
    }

    /// The text in ASCII, with spaces in place of characters that have no equivalent.
    private static func plain(_ text: String) -> String {
        var plain = ""
        for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
            if scalar.isASCII, scalar != "'" {
                plain.unicodeScalars.append(scalar)
            } else if let letters = likenesses[scalar] {
                plain += letters
            } else if scalar != "'", scalar != "\u{2019}", scalar.properties.generalCategory != .nonspacingMark {
                plain += " "
            }
        }
        return plain
    }

    private static let likenesses: [Unicode.Scalar: String] = [
        "ß": "ss", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D",
        "ð": "d", "þ": "th", "ı": "i",
    ]
}
