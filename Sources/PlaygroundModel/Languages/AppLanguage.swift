/// The language that a device is set to: texts are in it where the playground has them.
public enum AppLanguage: Hashable, Sendable {
    /// The one that the file is written in (CFBundleDevelopmentRegion).
    case base
    /// One that the file has texts for, by its name there: `de`, `pt-BR`.
    case translation(String)
    /// Xcode's Double-Length Pseudolanguage: every text twice.
    case doubleLength
    /// Xcode's Right-to-Left Pseudolanguage: the texts as they are, on a screen that reads from the right.
    case rightToLeft

    /// Languages there are whatever a file has texts for.
    public static let standing: [AppLanguage] = [.base, .doubleLength, .rightToLeft]

    /// Those that a device can be set to where a file has some translations.
    public static func all(with translations: [Translation]) -> [AppLanguage] {
        [.base] + translations.map { .translation($0.language) } + [.doubleLength, .rightToLeft]
    }

    /// Reads the name of a language as ``word`` gives it: letters, digits and hyphens, as in BCP 47.
    public init?(word: String) {
        if let standing = Self.standing.first(where: { $0.word == word }) {
            self = standing
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

    /// The direction of the interface in it (NSLocale.characterDirection(forLanguage:)).
    public var layoutDirection: LayoutDirection {
        switch self {
        case .base, .doubleLength: return .leftToRight
        case .rightToLeft: return .rightToLeft
        case .translation(let name):
            let language = name.split(separator: "-").first.map { $0.lowercased() } ?? ""
            return Self.rightToLeftLanguages.contains(language) ? .rightToLeft : .leftToRight
        }
    }

    /// Those whose characters run from right to left (Unicode CLDR, `characterOrder`).
    private static let rightToLeftLanguages: Set<String> = ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"]
}
