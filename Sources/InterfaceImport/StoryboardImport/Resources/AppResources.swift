import PlaygroundModel
import PlaygroundReader

/// The resources in an app's folder: asset catalogues, translations, and the Info.plist's quick actions and declarations.
package struct AppResources: Sendable {
    private(set) var colors: [String: CatalogueColor] = [:]
    private(set) var images: [String: CatalogueImage] = [:]
    /// The translations by language and key, such as `aXo-4c-Rdl.text`.
    private(set) var translations: [String: [String: String]] = [:]
    private(set) var quickActions: [QuickAction] = []
    private(set) var mainStoryboard: String?
    private(set) var declaration = AppDeclaration()

    package init() {}

    var isEmpty: Bool { colors.isEmpty && translations.isEmpty && quickActions.isEmpty }

    /// - Parameter bytes: The `Contents.json` of the set. The name excludes `.colorset`.
    package mutating func add(colorSet name: String, _ bytes: [UInt8]) {
        if colors[name] == nil { colors[name] = CatalogueColor(bytes) }
    }

    /// - Parameter contents: The `Contents.json` of the set. The name excludes `.imageset`.
    package mutating func add(imageSet name: String, _ contents: [UInt8], file: (String) -> [UInt8]?) {
        images[name] = CatalogueImage(name, contents, file: file)
    }

    /// - Parameter names: The names in the playground, by the names in the catalogues.
    func entries(ofColors names: [String: String]) -> [TOMLValue.Entry] {
        names.sorted { $0.value < $1.value }.compactMap { name, own in
            colors[name].map { color in
                TOMLValue.Entry(own, color.dark.map { dark in
                    .table([TOMLValue.Entry("light", .string(color.light)), TOMLValue.Entry("dark", .string(dark))])
                } ?? .string(color.light))
            }
        }
    }

    var imageSizes: [String: Size] { images.compactMapValues(\.size) }

    /// - Parameter language: The name of the folder: `de` for `de.lproj`. Older projects use names such as `pt_BR`.
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
        let declared = AppFiles.declarations(inInfoPlist: bytes)
        if quickActions.isEmpty { quickActions = declared.quickActions }
        if declaration == AppDeclaration() { declaration = declared.app }
        mainStoryboard = mainStoryboard ?? AppFiles.mainStoryboard(inInfoPlist: bytes)
    }
}
