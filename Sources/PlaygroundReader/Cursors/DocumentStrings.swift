import PlaygroundModel

/// The texts of a file in other languages, and what becomes of them where the reader fills in placeholders.
///
/// A class, since every cursor of a reading shares it; it never leaves the reading that made it.
final class DocumentStrings {
    private(set) var translations: [Translation]
    /// What is written of a text that was filled in: `Message {n}` of `Message 3`.
    private var templates: [String: String] = [:]
    /// How many texts were filled in that may have translations.
    private(set) var additionCount = 0

    init(_ translations: [Translation] = []) {
        self.translations = translations
    }

    /// The languages a device can be set to.
    var languages: [AppLanguage] { AppLanguage.all(with: translations) }

    /// Translates a text that was made by filling in placeholders: it is looked up as it is written.
    ///
    /// - Parameter fill: Fills in the placeholders of a translation; it is given what translates a value.
    func add(_ text: String, of template: String, filledBy fill: (String, _ value: (String) -> String) -> String) {
        guard !translations.isEmpty, text != template else { return }
        additionCount += 1
        templates[text] = template
        for index in translations.indices {
            let texts = translations[index].texts
            guard texts[text] == nil, let translation = texts[template] else { continue }
            translations[index].texts[text] = fill(translation) { texts[$0] ?? $0 }
        }
    }

    /// A text as it is written in the file.
    func written(_ text: String) -> String { templates[text] ?? text }
}
