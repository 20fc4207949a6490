/// What an app declares of itself by which the system gives it windows: keys of its Info.plist, the SDK it is linked with, and the
/// restriction of its scene's size.
public struct AppDeclaration: Hashable, Sendable {
    /// The version of iOS whose SDK the app is linked with.
    public var sdk: SystemVersion
    /// UIDeviceFamily: the idioms that the app is made for. Never empty.
    public var deviceFamily: [UserInterfaceIdiom]
    /// UIRequiresFullScreen.
    public var requiresFullScreen: Bool
    /// UISceneSizeRestrictions.minimumSize, in points; `nil` where the app does not restrict its scene.
    public var minimumSize: Size?

    public init(
        sdk: SystemVersion = AppDeclaration.newestSDK, deviceFamily: [UserInterfaceIdiom] = AppDeclaration.families,
        requiresFullScreen: Bool = false, minimumSize: Size? = nil
    ) {
        self.sdk = sdk
        self.deviceFamily = deviceFamily
        self.requiresFullScreen = requiresFullScreen
        self.minimumSize = minimumSize
    }

    /// The SDKs there are, the oldest first.
    public static let sdks = BehaviourProfile.releasedVersions
    public static let newestSDK = sdks[sdks.count - 1]

    /// The idioms that UIDeviceFamily has a number for here, in the order of those numbers: 1 and 2.
    public static let families: [UserInterfaceIdiom] = [.phone, .pad]

    /// Whether the app is made for devices of an idiom.
    public func isMade(for idiom: UserInterfaceIdiom) -> Bool { deviceFamily.contains(idiom) }
}

extension BehaviourProfile {
    /// Whether this version has a feature that it keeps from apps which are linked with an earlier SDK, and the app has it.
    public func grants(_ feature: SystemFeature) -> Bool {
        has(feature) && app.sdk >= feature.availability.introduced
    }

    /// Whether an app that says UIRequiresFullScreen is resized in steps that it need not follow, not kept out of windows.
    public var resizesInSteps: Bool { app.requiresFullScreen && grants(.discreteResizing) }
}
