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
    /// How many bytes filled-in translations may still have.
    private var room = PlaygroundLimits.translatedBytes
    /// Whether some were left out.
    private(set) var isFull = false

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
            guard !isFull, let filled = filled(translations[index].texts, text, template, fill) else { continue }
            room -= filled.utf8.count
            isFull = room < 0
            if !isFull { translations[index].texts[text] = filled }
        }
    }

    /// - Returns: `nil` where there is a translation of the text already, or none of the template. The texts are not kept: what goes
    ///   into them next would copy them all.
    private func filled(
        _ texts: [String: String], _ text: String, _ template: String,
        _ fill: (String, _ value: (String) -> String) -> String
    ) -> String? {
        guard texts[text] == nil, let translation = texts[template] else { return nil }
        return fill(translation) { texts[$0] ?? $0 }
    }

    /// A text as it is written in the file.
    func written(_ text: String) -> String { templates[text] ?? text }
}
