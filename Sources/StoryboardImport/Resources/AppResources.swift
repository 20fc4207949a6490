import PlaygroundModel
import PlaygroundReader

/// What stands beside a document in its app's folder: colours of asset catalogues, translations, and quick actions.
package struct AppResources: Sendable {
    /// Colours by the names of their sets.
    private(set) var colors: [String: CatalogueColor] = [:]
    /// Texts by languages and the keys that Interface Builder gives them: `aXo-4c-Rdl.text`.
    private(set) var translations: [String: [String: String]] = [:]
    private(set) var quickActions: [QuickAction] = []
    /// The storyboard with which the app begins, without its ending, where the Info.plist says it.
    private(set) var mainStoryboard: String?

    package init() {}

    var isEmpty: Bool { colors.isEmpty && translations.isEmpty && quickActions.isEmpty }

    /// - Parameters:
    ///   - name: The set's name, without `.colorset`.
    ///   - bytes: Its `Contents.json`.
    package mutating func add(colorSet name: String, _ bytes: [UInt8]) {
        if colors[name] == nil { colors[name] = CatalogueColor(bytes) }
    }

    /// - Parameter bytes: A strings file of a language, `de.lproj/Main.strings`.
    package mutating func add(strings language: String, _ bytes: [UInt8]) {
        for (key, text) in AppFiles.strings(bytes) ?? [:] { translations[language, default: [:]][key] = text }
    }

    /// - Parameter bytes: A string catalogue, `Main.xcstrings`.
    package mutating func add(stringCatalogue bytes: [UInt8]) {
        for (language, texts) in StringCatalogue.translations(bytes) {
            translations[language, default: [:]].merge(texts) { first, _ in first }
        }
    }

    package mutating func add(infoPlist bytes: [UInt8]) {
        if quickActions.isEmpty { quickActions = AppFiles.quickActions(inInfoPlist: bytes) }
        mainStoryboard = mainStoryboard ?? AppFiles.mainStoryboard(inInfoPlist: bytes)
    }
}
