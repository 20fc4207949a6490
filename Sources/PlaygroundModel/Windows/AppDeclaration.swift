/// The declarations of an app that decide about its windows: keys of its Info.plist, its SDK, and its scene's size restriction.
public struct AppDeclaration: Hashable, Sendable {
    /// The version of iOS whose SDK the app is linked with.
    public var sdk: SystemVersion
    /// UIDeviceFamily, never empty.
    public var deviceFamily: [UserInterfaceIdiom]
    /// UIRequiresFullScreen.
    public var requiresFullScreen: Bool
    /// UISceneSizeRestrictions.minimumSize, in points, if any.
    public var minimumSize: Size?
    /// UISupportedInterfaceOrientations of the idioms that restrict them; never empty sets.
    public var supportedInterfaceOrientations: [UserInterfaceIdiom: Set<InterfaceOrientation>]

    public init(
        sdk: SystemVersion = AppDeclaration.newestSDK, deviceFamily: [UserInterfaceIdiom] = AppDeclaration.families,
        requiresFullScreen: Bool = false, minimumSize: Size? = nil,
        supportedInterfaceOrientations: [UserInterfaceIdiom: Set<InterfaceOrientation>] = [:]
    ) {
        self.sdk = sdk
        self.deviceFamily = deviceFamily
        self.requiresFullScreen = requiresFullScreen
        self.minimumSize = minimumSize
        self.supportedInterfaceOrientations = supportedInterfaceOrientations
    }

    /// Oldest first.
    public static let sdks = BehaviourProfile.releasedVersions
    public static let newestSDK = sdks[sdks.count - 1]

    /// The idioms of UIDeviceFamily's numbers 1 and 2.
    public static let families: [UserInterfaceIdiom] = [.phone, .pad]

    public func supportsAllOrientations(on idiom: UserInterfaceIdiom) -> Bool {
        supportedInterfaceOrientations[idiom].map { $0.count == InterfaceOrientation.allCases.count } ?? true
    }

    public func isMade(for idiom: UserInterfaceIdiom) -> Bool { deviceFamily.contains(idiom) }
}

extension BehaviourProfile {
    /// Whether the app has a feature that this version gives only to apps linked with its SDK.
    public func grants(_ feature: SystemFeature) -> Bool {
        has(feature) && app.sdk >= feature.availability.introduced
    }

    /// Whether an app with UIRequiresFullScreen is resized in steps instead of being kept full screen.
    public var resizesInSteps: Bool { app.requiresFullScreen && grants(.discreteResizing) }
}
