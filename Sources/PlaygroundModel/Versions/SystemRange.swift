/// The versions of iOS that run on a device.
public struct SystemRange: Hashable, Sendable {
    /// The first modelled version: 15 for a device that came with 15.4.
    public var first: SystemVersion
    /// The last major version; `nil` if the newest runs on it.
    public var last: Int?
    /// Keys of the device table's sources.
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

    /// The version that runs where a playground asks for one: the newest released one that is not newer, or the device's first.
    public func version(askedFor version: SystemVersion) -> SystemVersion {
        let versions = versions
        return versions.last { $0 <= version } ?? versions.first ?? first
    }

    /// `iOS 9 to 15`, `iOS 13 and later`.
    public var inWords: String {
        guard let last else { return "iOS \(first) and later" }
        return first == SystemVersion(last) ? "iOS \(first)" : "iOS \(first) to \(last)"
    }
}

/// Why a device runs another version of iOS than the playground asks for, or one that it never ran.
public enum SystemDeparture: Hashable, Sendable {
    /// The device's last version is older than the one asked for.
    case endedBefore(asked: SystemVersion)
    /// The device's first version is newer than the one asked for.
    case beganAfter(asked: SystemVersion)
    /// A device setting asks for a version that the device never ran.
    case neverExisted
}

extension Device {
    /// The version that it runs, unless a setting overrides it, where a playground asks for one.
    public func systemVersion(askedFor version: SystemVersion) -> SystemVersion { systems?.version(askedFor: version) ?? version }

    /// How a version differs from the one asked for; `nil` if it does not.
    ///
    /// - Parameters:
    ///   - version: The running version.
    ///   - asked: The playground's version; `nil` where the device's own setting decides.
    public func systemDeparture(running version: SystemVersion, askedFor asked: SystemVersion?) -> SystemDeparture? {
        guard let systems else { return nil }
        guard systems.includes(version) else { return .neverExisted }
        guard let asked, asked != version else { return nil }
        return asked > version ? .endedBefore(asked: asked) : .beganAfter(asked: asked)
    }

    public func sentence(of departure: SystemDeparture, running version: SystemVersion) -> String {
        switch departure {
        case .endedBefore(let asked):
            systems?.last == version.major ? "Never ran iOS \(asked): this is iOS \(version), its last."
                : "There was no iOS \(asked): this is iOS \(version)."
        case .beganAfter(let asked): "Never ran iOS \(asked): this is iOS \(version), its first."
        case .neverExisted: "Never ran iOS \(version), but \(systems?.inWords ?? "")."
        }
    }
}
