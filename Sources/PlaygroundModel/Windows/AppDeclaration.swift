/// An app's declarations about its windows: Info.plist keys, its SDK, and its scene's size restriction.
public struct AppDeclaration: Hashable, Sendable {
    public var sdk: SystemVersion
    /// UIDeviceFamily, never empty.
    public var deviceFamily: [UserInterfaceIdiom]
    public var requiresFullScreen: Bool
    /// UIDesignRequiresCompatibility. See ``heedsCompatibility``.
    public var designRequiresCompatibility: Bool
    /// UIUserInterfaceStyle (iOS 13): the style of the app's windows, which overrides the setting. `unspecified` follows the setting.
    public var userInterfaceStyle: UserInterfaceStyle
    /// UISceneSizeRestrictions.minimumSize, in points. `nil` if there is none.
    public var minimumSize: Size?
    /// The orientations of idioms that restrict UISupportedInterfaceOrientations. No set is empty.
    public var supportedInterfaceOrientations: [UserInterfaceIdiom: Set<InterfaceOrientation>]

    public init(
        sdk: SystemVersion = AppDeclaration.newestSDK, deviceFamily: [UserInterfaceIdiom] = AppDeclaration.families,
        requiresFullScreen: Bool = false, minimumSize: Size? = nil,
        supportedInterfaceOrientations: [UserInterfaceIdiom: Set<InterfaceOrientation>] = [:], designRequiresCompatibility: Bool = false,
        userInterfaceStyle: UserInterfaceStyle = .unspecified
    ) {
        self.sdk = sdk
        self.deviceFamily = deviceFamily
        self.requiresFullScreen = requiresFullScreen
        self.designRequiresCompatibility = designRequiresCompatibility
        self.userInterfaceStyle = userInterfaceStyle
        self.minimumSize = minimumSize
        self.supportedInterfaceOrientations = supportedInterfaceOrientations
    }

    public static let sdks = BehaviourProfile.releasedVersions
    public static let newestSDK = sdks[sdks.count - 1]

    /// UIDeviceFamily's numbers 1 and 2.
    public static let families: [UserInterfaceIdiom] = [.phone, .pad]

    /// UIUserInterfaceStyle's values, here and in an Info.plist.
    public static let styles: [(word: String, plistName: String, style: UserInterfaceStyle)] = [
        ("automatic", "Automatic", .unspecified), ("light", "Light", .light), ("dark", "Dark", .dark),
    ]

    public func supportsAllOrientations(on idiom: UserInterfaceIdiom) -> Bool {
        supportedInterfaceOrientations[idiom].map { $0.count == InterfaceOrientation.allCases.count } ?? true
    }

    /// The SDK whose apps can keep the earlier design with UIDesignRequiresCompatibility. Newer SDKs ignore the key.
    public static let compatibilitySDK = SystemFeature.glass.availability.introduced
    public var heedsCompatibility: Bool { sdk.major == Self.compatibilitySDK.major }

    /// Whether the SDK has the feature.
    func isBuilt(for feature: SystemFeature) -> Bool { sdk >= feature.availability.introduced }

    public func isMade(for idiom: UserInterfaceIdiom) -> Bool { deviceFamily.contains(idiom) }
}

extension BehaviourProfile {
    /// Whether this version has the feature, and the app's SDK is new enough for it.
    public func grants(_ feature: SystemFeature) -> Bool {
        has(feature) && app.isBuilt(for: feature)
    }

    /// Whether an app with UIRequiresFullScreen is resized in steps instead of staying full screen.
    public var resizesInSteps: Bool { app.requiresFullScreen && grants(.discreteResizing) }
}
