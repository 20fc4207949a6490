enum SwiftName {
    /// Converts a name to lower camel case: `inbox-nav` becomes `inboxNav`. Empty if no letter or digit remains.
    static func lowerCamel(_ text: String) -> String {
        let words = words(text)
        guard let first = words.first else { return "" }
        let isShout = first.allSatisfy { !$0.isLowercase } && first.count > 1
        let head = isShout ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
        return head + words.dropFirst().map(capitalized).joined()
    }

    static func upperCamel(_ text: String) -> String { words(text).map(capitalized).joined() }

    static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// Separates the words of a name: `branchNameTextField` becomes `branch Name Text Field`.
    static func separated(_ name: String) -> String {
        var text = ""
        var before: Character = " "
        for character in name {
            if character.isUppercase, before.isLowercase || before.isNumber { text += " " }
            text.append(character)
            before = character
        }
        return text
    }

    /// Makes a name end in a kind: `photoImage` with `ImageView` becomes `photoImageView`. `stack2` with `Stack` does not change.
    static func ending(_ text: String, in kind: String) -> String {
        if text.lowercased().hasSuffix(kind.lowercased()) { return lowerCamel(text) }
        let kinds = words(separated(kind))
        var own = words(separated(text))
        var number = ""
        if let last = own.last {
            number = String(String(last.reversed().prefix { $0.isNumber }).reversed())
            own[own.count - 1].removeLast(number.count)
            if own[own.count - 1].isEmpty { own.removeLast() }
        }
        let overlap = (1...kinds.count).reversed().first { count in
            let end = own.suffix(count).map { $0.lowercased() }
            return end == kinds.prefix(count).map { $0.lowercased() } || end == kinds.suffix(count).map { $0.lowercased() }
        }
        guard let overlap else { return lowerCamel(text) + kind }
        return lowerCamel((own.dropLast(overlap) + kinds).joined(separator: " ")) + number
    }

    static func words(_ text: String) -> [String] {
        text.split { !($0.isLetter || $0.isNumber && $0.isASCII) }.map(String.init).filter { isPlain($0) }
    }

    private static func isPlain(_ word: String) -> Bool {
        word.unicodeScalars.allSatisfy { scalar in
            let properties = scalar.properties
            // Identifiers exclude a block of characters (The Swift Programming Language, "Identifiers").
            guard !(0x2E00...0x2E7F).contains(scalar.value) else { return false }
            return properties.isAlphabetic || properties.numericType != nil || properties.generalCategory == .nonspacingMark
        }
    }

    static func isUsable(_ name: String) -> Bool { beginsWithLetter(name) && !keywords.contains(name) }

    /// Whether a name begins with a letter. Unicode counts a lone combining mark as a letter, but Swift does not.
    static func beginsWithLetter(_ name: String) -> Bool {
        guard let first = name.first, let scalar = first.unicodeScalars.first else { return false }
        return first.isLetter && scalar.properties.generalCategory != .nonspacingMark
    }

    /// A type name that is short enough for a file name. A long name loses its middle.
    static func fitting(_ name: String) -> String { name.utf8.count > 200 ? String(name.prefix(30)) + name.suffix(30) : name }

    /// Whether a text is a single name rather than an expression.
    static func isName(_ text: String) -> Bool { text.allSatisfy { $0.isLetter || $0.isNumber } }

    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout", "internal", "let",
        "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias",
        "var", "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat",
        "return", "throw", "switch", "where", "while", "any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws",
        "true",
        "try", "async", "actor", "borrowing", "consuming", "dynamic", "didSet", "willSet", "get", "set", "final", "lazy", "left", "right",
        "mutating", "none", "nonmutating", "optional", "override", "postfix", "prefix", "infix", "required", "some", "unowned", "weak",
        "package", "macro", "Type", "Protocol", "type", "of", "each", "copy", "consume", "discard", "sending", "isolated", "nonisolated",
    ]
}

struct NameScope {
    private var taken: Set<String>
    private let ignoresCase: Bool

    /// - Parameter ignoresCase: Whether names that differ only in case count as equal, as for file names.
    init(reserved: Set<String> = [], ignoresCase: Bool = false) {
        self.ignoresCase = ignoresCase
        taken = ignoresCase ? Set(reserved.map { $0.lowercased() }) : reserved
    }

    /// The free name that is nearest to a name in the playground.
    /// `noun`, for example `Label`, is appended if the name is a keyword, a member of the superclass, or taken.
    mutating func claim(_ text: String, noun: String) -> String {
        let name = SwiftName.lowerCamel(text)
        let fallback = noun.prefix(1).lowercased() + noun.dropFirst()
        var candidates = [name, name + noun]
        if !SwiftName.beginsWithLetter(name) { candidates = [name.isEmpty ? fallback : fallback + SwiftName.capitalized(name)] }
        return claim(firstOf: candidates)
    }

    /// The free name that is nearest to a name in the playground and ends in its kind: `sendButton`, `photoImageView`, `stack2`.
    /// The kind is not repeated if the name already ends in it or in a part of it. A name that ends in `type` does not change.
    mutating func claim(_ text: String, kind: String, type: String = "") -> String {
        let isCalledByType = !type.isEmpty && text.lowercased().hasSuffix(type.lowercased())
        let name = isCalledByType ? SwiftName.lowerCamel(text) : SwiftName.ending(text, in: kind)
        guard SwiftName.beginsWithLetter(name) else { return claim(text, noun: kind) }
        // The name is only the kind, such as `view` in a controller.
        let isKindAlone = name.lowercased() == kind.lowercased()
        return claim(firstOf: isKindAlone ? [name, (kind == "Item" ? "bar" : "inner") + kind] : [name])
    }

    /// The first free candidate, or the last candidate with a number.
    mutating func claim(firstOf candidates: [String]) -> String {
        let free = candidates.first { SwiftName.isUsable($0) && !isTaken($0) } ?? numbered(candidates[candidates.count - 1])
        taken.insert(ignoresCase ? free.lowercased() : free)
        return free
    }

    /// Names for several things, by their names in the playground. For `noun`, see `claim(_:noun:)`.
    mutating func claim(all texts: some Sequence<String>, noun: String) -> [String: String] {
        var names: [String: String] = [:]
        for text in texts where names[text] == nil { names[text] = claim(text, noun: noun) }
        return names
    }

    mutating func claim(own name: String) -> String { claim(firstOf: [name]) }

    private func numbered(_ name: String) -> String {
        var number = 2
        while isTaken("\(name)\(number)") { number += 1 }
        return "\(name)\(number)"
    }

    private func isTaken(_ name: String) -> Bool { taken.contains(ignoresCase ? name.lowercased() : name) }
}
