/// What a version of iOS did: the differences between versions, as data.
///
/// This folder alone compares versions. What came or went with one is a row of `SystemFeature`; what changed its value is a
/// `VersionTable`, which stands beside the code that uses it.
public struct BehaviourProfile: Hashable, Sendable {
    public var version: SystemVersion
    /// Named departures a playground asks for.
    public var quirks: Set<Quirk>
    /// What the app declares: a version treats apps by that, too.
    public var app: AppDeclaration

    /// A documented misbehaviour that can be switched on.
    public enum Quirk: String, CaseIterable, Hashable, Sendable {
        /// The simulator of Xcode 6.0 gave an iPhone 6 Plus in landscape (compact, compact). One source only.
        case xcode6PlusLandscape = "xcode6-plus-landscape"
        /// The betas of iOS 27 of June and July 2026 kept the size classes of an iPhone's window at every size
        /// (developer.apple.com/forums/thread/836088; fatbobman.com, From Size Class to Available Space).
        case ios27BetaSizeClasses = "ios27-beta-size-classes"
    }

    public init(version: SystemVersion, quirks: Set<Quirk> = [], app: AppDeclaration = AppDeclaration()) {
        self.version = version
        self.quirks = quirks
        self.app = app
    }

    /// Those that may be asked for, the oldest first.
    public static let supportedVersions = (8...27).map { SystemVersion($0) } + [SystemVersion(27, 1)]
    /// Those there were, by number: iOS 26 came after iOS 18.
    public static let releasedVersions = supportedVersions.filter { !(19...25).contains($0.major) }
    public static let newest = BehaviourProfile(version: supportedVersions[supportedVersions.count - 1])

    /// The newest of those there were that is no newer than one asked for; of one before all of them its major version.
    public static func released(askedFor version: SystemVersion) -> SystemVersion {
        releasedVersions.last { $0 <= version } ?? SystemVersion(version.major)
    }

    /// Whether this version has a feature.
    public func has(_ feature: SystemFeature) -> Bool {
        let availability = feature.availability
        return version >= availability.introduced && version.major <= availability.last ?? version.major
    }

    /// Whether trait collections of this version have a trait; one that is newer stays unspecified.
    public func has(_ trait: Trait) -> Bool { version >= trait.introduced }
}
