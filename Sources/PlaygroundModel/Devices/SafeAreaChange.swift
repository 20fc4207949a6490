/// What a version of iOS changed about a device's safe areas.
public struct SafeAreaChange: Hashable, Sendable {
    /// The first version with these insets.
    public var version: SystemVersion
    /// In points; `nil` where they are as before.
    public var portrait: EdgeInsets?
    public var landscape: EdgeInsets?
    public var confidence: Confidence
    /// Where they are known from: keys of the device table's sources.
    public var source: String
    /// What is disputed about them, or inferred.
    public var note: String?

    public init(
        version: SystemVersion, portrait: EdgeInsets? = nil, landscape: EdgeInsets? = nil, confidence: Confidence, source: String,
        note: String? = nil
    ) {
        self.version = version
        self.portrait = portrait
        self.landscape = landscape
        self.confidence = confidence
        self.source = source
        self.note = note
    }

    /// The insets in an orientation; `nil` where they are as before.
    public func insets(in orientation: InterfaceOrientation) -> EdgeInsets? {
        orientation.isPortrait ? portrait : landscape
    }
}

/// How sure a number is.
public enum Confidence: String, Hashable, Sendable {
    /// Derived, remembered, or disputed between sources.
    case low
    /// One good source.
    case medium
    /// Two sources, or Apple.
    case high
}
