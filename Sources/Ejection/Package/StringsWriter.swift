import JSON
import PlaygroundModel

struct StringsWriter {
    let run: EjectionRun

    func files() -> [EjectedFile] {
        guard !run.resources.texts.isEmpty else { return [] }
        var localizationsOfKeys: [String: [String: JSONValue]] = [:]
        // Texts that differ only in the names of placeholders have the same key. The first translation is used.
        for (text, key) in run.resources.texts.sorted(by: { $0.key < $1.key }) {
            var localizations: [String: JSONValue] = [:]
            for translation in run.playground.translations {
                guard let translated = translation.texts[text] else { continue }
                let value = key.placeholders.isEmpty ? translated : Self.value(of: translated, key)
                localizations[translation.language] = .object(byName: [
                    "stringUnit": .object(byName: ["state": .string("translated"), "value": .string(value)]),
                ])
            }
            localizationsOfKeys[key.key, default: [:]].merge(localizations) { first, _ in first }
        }
        let strings = localizationsOfKeys.mapValues { JSONValue.object(byName: $0.isEmpty ? [:] : ["localizations": .object(byName: $0)]) }
        let table: [String: JSONValue] = [
            "sourceLanguage": .string("en"), "strings": .object(byName: strings), "version": .string("1.0"),
        ]
        return [EjectedFile(path: "Resources/Localizable.xcstrings", text: JSONValue.object(byName: table).readableText + "\n")]
    }

    /// The value of a translation. If there are several arguments, they are numbered.
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
