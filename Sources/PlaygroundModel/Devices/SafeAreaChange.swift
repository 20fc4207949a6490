/// A change of a device's safe areas with a version of iOS.
public struct SafeAreaChange: Hashable, Sendable {
    /// The first version with these insets.
    public var version: SystemVersion
    /// The insets in points. `nil` if unchanged.
    public var portrait: EdgeInsets?
    public var landscape: EdgeInsets?
    public var confidence: Confidence
    public var source: String
    /// The disputed or inferred part.
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

    public func insets(in orientation: InterfaceOrientation) -> EdgeInsets? {
        orientation.isPortrait ? portrait : landscape
    }
}

/// Confidence in a number of the tables.
public enum Confidence: String, Hashable, Sendable {
    /// Derived, remembered, or disputed between sources.
    case low
    /// One good source.
    case medium
    /// Two sources, or Apple.
    case high
}
