import Foundation

enum StringCatalogue {
    /// The texts by language and key, without the source language and plural forms.
    static func translations(_ bytes: [UInt8]) -> [String: [String: String]] {
        guard let root = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
              let strings = root["strings"] as? [String: Any]
        else { return [:] }
        let source = root["sourceLanguage"] as? String
        var translations: [String: [String: String]] = [:]
        for (key, entry) in strings {
            for (language, value) in (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:] where language != source {
                guard let unit = (value as? [String: Any])?["stringUnit"] as? [String: Any], let text = unit["value"] as? String
                else { continue }
                translations[language, default: [:]][key] = text
            }
        }
        return translations
    }
}
