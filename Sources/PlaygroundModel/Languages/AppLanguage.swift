public enum AppLanguage: Hashable, Sendable {
    /// The file's language (CFBundleDevelopmentRegion).
    case base
    /// A translation by its name in the file: `de`, `pt-BR`.
    case translation(String)
    /// Xcode's Double-Length Pseudolanguage: every string twice.
    case doubleLength
    /// Xcode's Right-to-Left Pseudolanguage: the file's strings in a right-to-left layout.
    case rightToLeft

    public static let predefined: [AppLanguage] = [.base, .doubleLength, .rightToLeft]

    public static func all(with translations: [Translation]) -> [AppLanguage] {
        [.base] + translations.map { .translation($0.language) } + [.doubleLength, .rightToLeft]
    }

    /// Reads a ``word``: a name of letters, digits and hyphens, as in BCP 47.
    public init?(word: String) {
        if let predefined = Self.predefined.first(where: { $0.word == word }) {
            self = predefined
            return
        }
        let parts = word.split(separator: "-", omittingEmptySubsequences: false)
        let isTag = parts.allSatisfy { part in
            (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
        guard isTag, word.utf8.count <= 35, word.first?.isLetter == true else { return nil }
        self = .translation(word)
    }

    public var word: String {
        switch self {
        case .base: "base"
        case .translation(let name): name
        case .doubleLength: "doubleLength"
        case .rightToLeft: "rightToLeft"
        }
    }

    /// NSLocale.characterDirection(forLanguage:).
    public var layoutDirection: LayoutDirection {
        switch self {
        case .base, .doubleLength: return .leftToRight
        case .rightToLeft: return .rightToLeft
        case .translation(let name):
            let language = name.split(separator: "-").first.map { $0.lowercased() } ?? ""
            return Self.rightToLeftLanguages.contains(language) ? .rightToLeft : .leftToRight
        }
    }

    /// Languages written from right to left (Unicode CLDR, `characterOrder`).
    private static let rightToLeftLanguages: Set<String> = ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"]
}
