import PlaygroundModel

public struct EjectionOptions: Hashable, Sendable {
    /// The major versions of iOS that an app can target. They determine which API it may call.
    public static let deployments = BehaviourProfile.releasedVersions.map(\.major).filter { $0 >= 16 }
        .reduce(into: [Int]()) { versions, major in
        if versions.last != major { versions.append(major) }
    }
    public static let standardDeployment = 17

    /// The deployment target, one of ``deployments``.
    public var deployment: Int
    /// Whether the package includes the recorder, which writes the frames shown on simulators.
    public var recording: Bool
    /// Whether constraints in visual formats stay visual formats. By default they are replaced by anchors.
    public var usesVisualFormats: Bool

    public init(
        deployment: Int = EjectionOptions.standardDeployment, recording: Bool = false, usesVisualFormats: Bool = false
    ) {
        self.deployment = deployment
        self.recording = recording
        self.usesVisualFormats = usesVisualFormats
    }
}

public struct EjectedFile: Hashable, Sendable {
    /// The path relative to the package, with `/` as separator.
    public var path: String
    public var bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    public var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A feature that UIKit cannot express, or that could not be ejected.
public struct EjectionRemark: Hashable, Sendable {
    public var path: DocumentPath
    public var text: String
}
