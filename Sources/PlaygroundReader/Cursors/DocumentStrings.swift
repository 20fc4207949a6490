import PlaygroundModel

/// The translations of a file's strings, including filled ones. A class, because all cursors of one reading share it.
final class DocumentStrings {
    private(set) var translations: [Translation]
    /// The written forms of filled strings: `Message {n}` for `Message 3`.
    private var templates: [String: String] = [:]
    /// The number of filled strings that may have translations.
    private(set) var additionCount = 0
    /// The number of bytes that remain for filled translations.
    private var room = PlaygroundLimits.translatedBytes
    private(set) var isFull = false

    init(_ translations: [Translation] = []) {
        self.translations = translations
    }

    var languages: [AppLanguage] { AppLanguage.all(with: translations) }

    /// Translates a filled string with the translation of its template. `fill` fills a translation's placeholders. Its argument is a
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

    /// The filled translation. `nil` if the string has one already or the template has none. Storing `texts` would copy it when it grows.
    private func filled(
        _ texts: [String: String], _ text: String, _ template: String,
        _ fill: (String, _ value: (String) -> String) -> String
    ) -> String? {
        guard texts[text] == nil, let translation = texts[template] else { return nil }
        return fill(translation) { texts[$0] ?? $0 }
    }

    func written(_ text: String) -> String { templates[text] ?? text }
}
