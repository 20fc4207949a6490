/// The versions of iOS that run on a device.
public struct SystemRange: Hashable, Sendable {
    /// The first major version.
    public var first: Int
    /// The last major version; `nil` where none is known that does not run on it.
    public var last: Int?
    /// Where they are known from: keys of the device table's sources.
    public var source: String

    public init(_ first: Int, through last: Int? = nil, source: String = "") {
        self.first = first
        self.last = last
        self.source = source
    }

    /// Whether a version ran on the device.
    public func includes(_ version: Int) -> Bool {
        BehaviourProfile.releasedVersions.contains { $0 == version } && version >= first && version <= last ?? version
    }

    /// The version that a playground runs under which asks for one: the newest that both allow. Where the device came later than
    /// what is asked for, its first.
    public func version(askedFor version: Int) -> Int {
        let released = BehaviourProfile.releasedVersions
        let asked = released.last { $0 <= version } ?? released[0]
        return min(max(asked, first), last ?? BehaviourProfile.newest.version, BehaviourProfile.newest.version)
    }

    /// As words: `iOS 9 to 15`, `iOS 13 and later`.
    public var inWords: String {
        guard let last else { return "iOS \(first) and later" }
        return first == last ? "iOS \(first)" : "iOS \(first) to \(last)"
    }
}

/// Why a device runs another version of iOS than a playground asks for, or one that it never had.
public enum SystemDeparture: Hashable, Sendable {
    /// The device's last version is older than the one asked for.
    case endedBefore(asked: Int)
    /// The device's first version is newer than the one asked for.
    case beganAfter(asked: Int)
    /// A device setting insists on a version that the device never ran.
    case neverExisted
    /// The device's first version is newer than all that are known here.
    case notYetKnown
}

extension Device {
    /// The version that it runs, unless it is set to one, when a playground asks for a version.
    public func systemVersion(askedFor version: Int) -> Int { systems?.version(askedFor: version) ?? version }

    /// What a version has to do with those that the device ran; `nil` where it is as asked for, and was there.
    ///
    /// - Parameters:
    ///   - version: The one that runs.
    ///   - asked: The one that the playground asks for; `nil` where the device itself is set to one.
    public func systemDeparture(running version: Int, askedFor asked: Int?) -> SystemDeparture? {
        guard let systems else { return nil }
        guard systems.includes(version) else {
            return version == BehaviourProfile.newest.version && systems.first > version ? .notYetKnown : .neverExisted
        }
        guard let asked, asked != version else { return nil }
        return asked > version ? .endedBefore(asked: asked) : .beganAfter(asked: asked)
    }

    /// The same in a sentence.
    public func sentence(of departure: SystemDeparture, running version: Int) -> String {
        switch departure {
        case .endedBefore(let asked):
            systems?.last == version ? "Never ran iOS \(asked): this is iOS \(version), its last."
                : "There was no iOS \(asked): this is iOS \(version)."
        case .beganAfter(let asked): "Never ran iOS \(asked): this is iOS \(version), its first."
        case .neverExisted: "Never ran iOS \(version), but \(systems?.inWords ?? "")."
        case .notYetKnown: "Came with iOS \(systems?.first ?? version), which is not known here: this is iOS \(version)."
        }
    }
}
