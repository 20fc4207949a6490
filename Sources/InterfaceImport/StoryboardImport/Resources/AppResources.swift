import PlaygroundModel
import PlaygroundReader

/// What stands beside a document in its app's folder: colours and images of asset catalogues, translations, and quick actions.
package struct AppResources: Sendable {
    /// Colours by the names of their sets.
    private(set) var colors: [String: CatalogueColor] = [:]
    /// Images by the names of their sets: those that the document names.
    private(set) var images: [String: CatalogueImage] = [:]
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

    /// - Parameters:
    ///   - name: The set's name, without `.imageset`.
    ///   - contents: Its `Contents.json`.
    ///   - file: The bytes of a file of the set.
    package mutating func add(imageSet name: String, _ contents: [UInt8], file: (String) -> [UInt8]?) {
        images[name] = CatalogueImage(name, contents, file: file)
    }

    /// The sizes that the images have, for those of which the document does not keep it.
    var imageSizes: [String: (width: Double, height: Double)] {
        images.compactMapValues { image in image.size.map { ($0.width, $0.height) } }
    }

    /// - Parameters:
    ///   - language: As folders have it: `de` of `de.lproj`, and of old `pt_BR`.
    ///   - bytes: A strings file of the language, `Main.strings`.
    package mutating func add(strings language: String, _ bytes: [UInt8]) {
        let language = language.replacing("_", with: "-")
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
