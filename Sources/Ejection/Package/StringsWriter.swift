import PlaygroundModel

/// `Localizable.xcstrings`: the texts and their translations.
struct StringsWriter {
    let run: EjectionRun

    func files() -> [EjectedFile] {
        guard !run.resources.texts.isEmpty else { return [] }
        var strings: [String: CatalogueJSON] = [:]
        for (text, key) in run.resources.texts {
            var entry: [String: CatalogueJSON] = [:]
            var localizations: [String: CatalogueJSON] = [:]
            for translation in run.playground.translations {
                guard let translated = translation.texts[text] else { continue }
                let value = key.placeholders.isEmpty ? translated : Self.value(of: translated, key)
                localizations[translation.language] = .table([
                    "stringUnit": .table(["state": .text("translated"), "value": .text(value)]),
                ])
            }
            if !localizations.isEmpty { entry["localizations"] = .table(localizations) }
            strings[key.key] = .table(entry)
        }
        let table: [String: CatalogueJSON] = [
            "sourceLanguage": .text("en"), "strings": .table(strings), "version": .text("1.0"),
        ]
        return [EjectedFile(path: "Resources/Localizable.xcstrings", text: CatalogueJSON.table(table).file)]
    }

    /// A translation, with numbered arguments if there are several.
    private static func value(of text: String, _ key: StringKey) -> String {
        PlaceholderText(text).parts.map { part in
            switch part {
            case .text(let text): text.replacing("%", with: "%%")
            case .placeholder(let name, _):
                if let index = key.placeholders.firstIndex(of: name) {
                    key.placeholders.count == 1 ? "%@" : "%\(index + 1)$@"
                } else {
                    "{\(name)}"
                }
            }
        }.joined()
    }
}
