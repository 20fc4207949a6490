import PlaygroundModel
import PlaygroundReader

/// Resources in an app's folder: colours and images of asset catalogues, translations, and quick actions.
package struct AppResources: Sendable {
    private(set) var colors: [String: CatalogueColor] = [:]
    private(set) var images: [String: CatalogueImage] = [:]
    /// Texts by language and by key: `aXo-4c-Rdl.text`.
    private(set) var translations: [String: [String: String]] = [:]
    private(set) var quickActions: [QuickAction] = []
    /// The initial storyboard in the Info.plist, without its ending.
    private(set) var mainStoryboard: String?

    package init() {}

    var isEmpty: Bool { colors.isEmpty && translations.isEmpty && quickActions.isEmpty }

    /// - Parameters:
    ///   - name: Without `.colorset`.
    ///   - bytes: Its `Contents.json`.
    package mutating func add(colorSet name: String, _ bytes: [UInt8]) {
        if colors[name] == nil { colors[name] = CatalogueColor(bytes) }
    }

    /// - Parameters:
    ///   - name: Without `.imageset`.
    ///   - contents: Its `Contents.json`.
    ///   - file: The bytes of a file of the set.
    package mutating func add(imageSet name: String, _ contents: [UInt8], file: (String) -> [UInt8]?) {
        images[name] = CatalogueImage(name, contents, file: file)
    }

    /// Sizes in points of images whose files tell them.
    var imageSizes: [String: Size] { images.compactMapValues(\.size) }

    /// - Parameters:
    ///   - language: The name of its folder: `de` of `de.lproj`, formerly also `pt_BR`.
    ///   - bytes: A strings file, `Main.strings`.
    package mutating func add(strings language: String, _ bytes: [UInt8]) {
        let language = language.replacing("_", with: "-")
        for (key, text) in AppFiles.strings(bytes) ?? [:] { translations[language, default: [:]][key] = text }
    }

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
