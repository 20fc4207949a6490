/// The iOS versions that run on a device.
public struct SystemRange: Hashable, Sendable {
    /// The first modelled version: 15 for a device that was released with 15.4.
    public var first: SystemVersion
    /// The last major version. `nil` if the newest version runs on the device.
    public var last: Int?
    public var source: String

    public init(_ first: SystemVersion, through last: Int? = nil, source: String = "") {
        self.first = BehaviourProfile.released(askedFor: first)
        self.last = last
        self.source = source
    }

    private var versions: [SystemVersion] {
        BehaviourProfile.releasedVersions.filter { $0 >= first && $0.major <= last ?? $0.major }
    }

    public func includes(_ version: SystemVersion) -> Bool {
        versions.contains { $0 == version }
    }

    /// The newest released version up to the requested one, or the device's first version.
    public func version(askedFor version: SystemVersion) -> SystemVersion {
        let versions = versions
        return versions.last { $0 <= version } ?? versions.first ?? first
    }

    /// The range in words: `iOS 9 to 15`, `iOS 13 and later`.
    public var inWords: String {
        guard let last else { return "iOS \(first) and later" }
        return first == SystemVersion(last) ? "iOS \(first)" : "iOS \(first) to \(last)"
    }
}

/// The reason why a device runs another iOS version than the playground's, or a version that it never ran.
public enum SystemDeparture: Hashable, Sendable {
    case endedBefore(asked: SystemVersion)
    case beganAfter(asked: SystemVersion)
    /// A device setting names a version that the device never ran.
    case neverExisted
}

extension Device {
    /// The version that the device runs, unless a setting overrides it.
    public func systemVersion(askedFor version: SystemVersion) -> SystemVersion { systems?.version(askedFor: version) ?? version }

    /// `nil` if the versions agree. `asked` is the playground's version, or `nil` if the device's own setting decides.
    public func systemDeparture(running version: SystemVersion, askedFor asked: SystemVersion?) -> SystemDeparture? {
        guard let systems else { return nil }
        guard systems.includes(version) else { return .neverExisted }
        guard let asked, asked != version else { return nil }
        return asked > version ? .endedBefore(asked: asked) : .beganAfter(asked: asked)
    }

    public func sentence(of departure: SystemDeparture, running version: SystemVersion) -> String {
        switch departure {
        case .endedBefore(let asked):
            systems?.last.map { $0 < asked.major } == true ? "The last version of this model is iOS \(version), which it runs instead of iOS \(asked)."
                : "There was no iOS \(asked). This model runs iOS \(version)."
        case .beganAfter(let asked): "The first version of this model is iOS \(version), which it runs instead of iOS \(asked)."
        case .neverExisted: "This model never ran iOS \(version), but \(systems?.inWords ?? "")."
        }
    }
}
