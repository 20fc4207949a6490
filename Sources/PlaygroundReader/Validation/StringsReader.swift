import PlaygroundModel

/// Reads `[strings.de]`: a table of translated strings for each language.
struct StringsReader {
    func read(_ strings: ValueCursor) -> [Translation] {
        (strings.entries(limit: PlaygroundLimits.languages) ?? []).map { language, texts in
            check(language, texts)
            let entries = (texts.entries() ?? []).compactMap { key, value in value.string().map { (key, $0) } }
            return Translation(language: language, texts: Dictionary(uniqueKeysWithValues: entries))
        }
    }

    private func check(_ language: String, _ texts: ValueCursor) {
        if AppLanguage.predefined.contains(where: { $0.word == language }) {
            texts.reportKey(ShapeMistake.reservedName(language, subject: "a language", meaning: "a language of every playground"))
        } else if AppLanguage(word: language) == nil {
            texts.reportKey(ValidationMistake.badLanguage(language))
        }
    }
}

/// Reports the untranslated strings of each language.
struct StringsCheck {
    let strings: DocumentStrings
    let findings: Findings

    func run(_ playground: Playground) {
        guard !strings.translations.isEmpty else { return }
        if strings.isFull {
            let mistake = LimitMistake(
                subject: .translations, found: PlaygroundLimits.translatedBytes, limit: PlaygroundLimits.translatedBytes)
            findings.report(mistake, at: .key(DocumentPath([.key("strings")])))
        }
        var known: Set<String> = []
        let texts = playground.texts.map(strings.written).filter { hasWords($0) && known.insert($0).inserted }
        for translation in strings.translations {
            let missing = texts.filter { translation.texts[$0] == nil }
            guard !missing.isEmpty else { continue }
            let path = DocumentPath([.key("strings"), .key(translation.language)])
            findings.report(ValidationMistake.untranslated(missing, language: translation.language), at: .key(path))
        }
    }

    /// Whether a string contains letters outside placeholders, so that it needs a translation.
    private func hasWords(_ text: String) -> Bool {
        PlaceholderText(text).parts.contains { part in
            if case .text(let text) = part { text.contains { $0.isLetter } } else { false }
        }
    }
}
