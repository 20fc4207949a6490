import Foundation

/// The string catalogue of a package, read like Xcode's compiler reads it.
enum StringCatalogue {
    /// The translations by language and key.
    static func translations(inPackage folder: URL) -> [String: [String: String]] {
        var found: [String: [String: String]] = [:]
        for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) ?? FileManager.DirectoryEnumerator()
        where file.lastPathComponent == "Localizable.xcstrings" {
            guard let data = try? Data(contentsOf: file), let catalogue = try? JSONDecoder().decode(Catalogue.self, from: data) else { continue }
            for (key, entry) in catalogue.strings {
                for (language, localization) in entry.localizations ?? [:] {
                    found[language, default: [:]][key] = localization.stringUnit?.value
                }
            }
        }
        return found
    }

    private struct Catalogue: Decodable {
        var strings: [String: Entry]

        struct Entry: Decodable { var localizations: [String: Localization]? }
        struct Localization: Decodable { var stringUnit: Unit? }
        struct Unit: Decodable { var value: String }
    }
}
