/// A value that changed with iOS. Every version that changed it has a row with its source, oldest first.
public struct VersionTable<Value: Sendable>: Sendable, ExpressibleByArrayLiteral {
    public struct Row: Sendable {
        /// The first iOS version with the value.
        public var version: SystemVersion
        public var value: Value
        public var source: String
        public var confidence: Confidence

        @inlinable
        init(version: SystemVersion, value: Value, source: String, confidence: Confidence) {
            self.version = version
            self.value = value
            self.source = source
            self.confidence = confidence
        }

        @inlinable
        public static func since(
            _ version: SystemVersion, _ value: Value, _ source: String, _ confidence: Confidence = .medium
        ) -> Row {
            Row(version: version, value: value, source: source, confidence: confidence)
        }
    }

    /// The rows in ascending order of versions. Never empty.
    public let rows: [Row]

    @inlinable
    public init(arrayLiteral rows: Row...) {
        precondition(!rows.isEmpty)
        self.rows = rows
    }

    /// The value of the newest row up to the version of the app's design, or the value of the first row.
    @inlinable
    public subscript(profile: BehaviourProfile) -> Value { row(under: profile).value }

    @inlinable
    public func row(under profile: BehaviourProfile) -> Row { row(of: profile.designVersion) }

    @inlinable
    public func row(of version: SystemVersion) -> Row { rows.last { $0.version <= version } ?? rows[0] }
}
