import JSON

enum StringCatalogue {
    /// The translations by language and key, without the source language and plural forms.
    static func translations(_ bytes: [UInt8]) -> [String: [String: String]] {
        let root = JSONValue(reading: bytes)
        var translations: [String: [String: String]] = [:]
        for entry in root?["strings"]?.members ?? [] {
            for language in entry.value["localizations"]?.members ?? [] where language.name != root?["sourceLanguage"]?.string {
                guard let text = language.value["stringUnit"]?["value"]?.string else { continue }
                translations[language.name, default: [:]][entry.name] = text
            }
        }
        return translations
    }
}
