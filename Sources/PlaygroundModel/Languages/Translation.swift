/// The strings of a playground in another language: `[strings.de]`.
public struct Translation: Hashable, Sendable {
    public var language: String
    /// The translated strings, by the strings in the file.
    public var texts: [String: String]

    public init(language: String, texts: [String: String] = [:]) {
        self.language = language
        self.texts = texts
    }
}

extension Playground {
    public var languages: [AppLanguage] { AppLanguage.all(with: translations) }

    /// Untranslated strings are unchanged.
    public func translated(into language: AppLanguage) -> Playground {
        switch language {
        case .base, .rightToLeft: return self
        case .doubleLength: return mappingTexts { $0.isEmpty ? $0 : "\($0) \($0)" }
        case .translation(let name):
            guard let translation = translations.first(where: { $0.language == name }) else { return self }
            var playground = mappingTexts { translation.texts[$0] ?? $0 }
            playground.argumentTexts = translation.texts
            return playground
        }
    }
}
