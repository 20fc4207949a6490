import PlaygroundModel

/// Translations of a file's texts, filled ones included. A class because all cursors of one reading share it.
final class DocumentStrings {
    private(set) var translations: [Translation]
    /// The written forms of filled texts: `Message {n}` for `Message 3`.
    private var templates: [String: String] = [:]
    /// Filled texts that may have translations.
    private(set) var additionCount = 0
    /// Bytes that filled translations may still have.
    private var room = PlaygroundLimits.translatedBytes
    private(set) var isFull = false

    init(_ translations: [Translation] = []) {
        self.translations = translations
    }

    var languages: [AppLanguage] { AppLanguage.all(with: translations) }

    /// Translates a filled text by the translation of its template. `fill` fills a translation's placeholders, with a
    /// function that translates values.
    func add(_ text: String, of template: String, filledBy fill: (String, _ value: (String) -> String) -> String) {
        guard !translations.isEmpty, text != template else { return }
        additionCount += 1
        templates[text] = template
        for index in translations.indices {
            guard !isFull, let filled = filled(translations[index].texts, text, template, fill) else { continue }
            room -= filled.utf8.count
            isFull = room < 0
            if !isFull { translations[index].texts[text] = filled }
        }
    }

    /// `nil` if the text has a translation or the template has none. Keeping `texts` would copy it when it grows.
    private func filled(
        _ texts: [String: String], _ text: String, _ template: String,
        _ fill: (String, _ value: (String) -> String) -> String
    ) -> String? {
        guard texts[text] == nil, let translation = texts[template] else { return nil }
        return fill(translation) { texts[$0] ?? $0 }
    }

    func written(_ text: String) -> String { templates[text] ?? text }
}
