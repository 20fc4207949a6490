/// The behaviour of an iOS version. Versions are compared only in this folder. A feature of some versions is a row of `SystemFeature`.
/// A value that changed is a `VersionTable` next to the code that uses it.
public struct BehaviourProfile: Hashable, Sendable {
    public var version: SystemVersion { _read { yield box.value.version } _modify { yield &box.value.version } }
    public var quirks: Set<Quirk> { _read { yield box.value.quirks } _modify { yield &box.value.quirks } }
    /// The app's declarations, on which some behaviour depends.
    public var app: AppDeclaration { _read { yield box.value.app } _modify { yield &box.value.app } }
    /// The language of UIKit's own words and of the keyboard.
    public var language: AppLanguage { _read { yield box.value.language } _modify { yield &box.value.language } }

    /// Whether Interface Builder's canvas does the layout. Under iOS 26, its lists have other lengths than lists recorded from UIKit.
    public var isCanvas: Bool { _read { yield box.value.isCanvas } _modify { yield &box.value.isCanvas } }

    /// Fields behind one reference, because hundreds of functions take a profile.
    private struct Fields: Hashable, Sendable {
        var version: SystemVersion
        var quirks: Set<Quirk>
        var app: AppDeclaration
        var language = AppLanguage.base
        var isCanvas = false
    }

    private var box: CopyOnWrite<Fields>

    /// A documented misbehaviour that a playground can switch on.
    public enum Quirk: String, CaseIterable, Hashable, Sendable {
        /// The simulator of Xcode 6.0 gave an iPhone 6 Plus in landscape (compact, compact). One source only.
        case xcode6PlusLandscape = "xcode6-plus-landscape"
        /// Betas of iOS 27 (June and July 2026) kept the size classes of an iPhone's window at every size
        /// (developer.apple.com/forums/thread/836088; fatbobman.com, From Size Class to Available Space).
        case ios27BetaSizeClasses = "ios27-beta-size-classes"
    }

    public init(version: SystemVersion, quirks: Set<Quirk> = [], app: AppDeclaration = AppDeclaration()) {
        box = CopyOnWrite(Fields(version: version, quirks: quirks, app: app))
    }

    /// The versions that playgrounds can use, oldest first.
    public static let supportedVersions = (8...27).map { SystemVersion($0) } + [SystemVersion(27, 1)]
    /// iOS 26 followed iOS 18.
    public static let releasedVersions = supportedVersions.filter { !(19...25).contains($0.major) }
    public static let newest = BehaviourProfile(version: supportedVersions[supportedVersions.count - 1])

    /// The newest released version up to `version`. If `version` is older than all released versions, its major version.
    public static func released(askedFor version: SystemVersion) -> SystemVersion {
        releasedVersions.last { $0 <= version } ?? SystemVersion(version.major)
    }

    public func has(_ feature: SystemFeature) -> Bool {
        let availability = feature.availability
        let version = feature.isOfDesign ? designVersion : version
        return version >= availability.introduced && version.major <= availability.last ?? version.major
    }

    public func has(_ trait: Trait) -> Bool { version >= trait.introduced }
}
