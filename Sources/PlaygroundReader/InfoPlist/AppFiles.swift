import PlaygroundModel

/// The parts of an app's files that a playground can express, for importing an app.
public enum AppFiles {
    /// - Returns: The static quick actions, and UIRequiresFullScreen, UIUserInterfaceStyle and UIDesignRequiresCompatibility,
    ///   which only the SDK of iOS 26 respects.
    public static func declarations(inInfoPlist bytes: [UInt8]) -> (quickActions: [QuickAction], app: AppDeclaration) {
        let reading = InfoPlistReader().read(bytes)
        let keepsDesign = reading.designRequiresCompatibility == true
        return (reading.actions, AppDeclaration(
            sdk: keepsDesign ? AppDeclaration.compatibilitySDK : AppDeclaration.newestSDK,
            requiresFullScreen: reading.requiresFullScreen ?? false, designRequiresCompatibility: keepsDesign,
            userInterfaceStyle: reading.userInterfaceStyle ?? .unspecified))
    }

    /// The storyboard in UIMainStoryboardFile or of a scene, without the extension.
    public static func mainStoryboard(inInfoPlist bytes: [UInt8]) -> String? {
        guard let root = try? PropertyListFile.read(bytes), case .dictionary(let table) = root else { return nil }
        if case .string(let name)? = table[StoryboardKey.ofApp] { return name }
        guard case .dictionary(let manifest)? = table[StoryboardKey.manifest],
              case .dictionary(let configurations)? = manifest["UISceneConfigurations"],
              case .array(let scenes)? = configurations["UIWindowSceneSessionRoleApplication"]
        else { return nil }
        for scene in scenes {
            if case .dictionary(let scene) = scene, case .string(let name)? = scene["UISceneStoryboardFile"] { return name }
        }
        return nil
    }

    private enum StoryboardKey {
        static let ofApp = "UIMainStoryboardFile"
        static let manifest = "UIApplicationSceneManifest"
    }

    /// The files for every appearance, each with its scale. The scale is `nil` for every scale.
    public static func images(inImageSet contents: [UInt8]) -> [(file: String, pixelsPerPoint: Int?)] {
        (ImageSet(contents)?.images ?? []).compactMap { image in image.filename.map { ($0, image.pixelsPerPoint) } }
    }

    /// The size of an SVG file in points.
    public static func size(ofSVG bytes: [UInt8]) -> Size? { SVGFile.size(of: bytes) }

    public static func isShown(_ bytes: [UInt8], _ format: TemplateImage.Format) -> Bool {
        guard bytes.count <= PlaygroundLimits.iconBytes else { return false }
        return switch format {
        case .svg: (try? SVGFile.check(bytes)) != nil
        case .png: (try? PNGFile(bytes)) != nil
        }
    }

    public static func strings(_ bytes: [UInt8]) -> [String: String]? { try? StringsFile.read(bytes) }
}
