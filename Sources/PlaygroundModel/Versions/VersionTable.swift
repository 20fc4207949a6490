/// A value that changed with iOS: a row for every version that changed it, each with its source, the oldest first.
public struct VersionTable<Value: Sendable>: Sendable, ExpressibleByArrayLiteral {
    /// A value, the version that brought it, and where it is known from.
    public struct Row: Sendable {
        /// The first version of iOS with the value.
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

        /// The value of a version and of those after it, up to the next row's.
        @inlinable
        public static func since(
            _ version: SystemVersion, _ value: Value, _ source: String, _ confidence: Confidence = .medium
        ) -> Row {
            Row(version: version, value: value, source: source, confidence: confidence)
        }
    }

    /// By ascending version, at least one.
    public let rows: [Row]

    @inlinable
    public init(arrayLiteral rows: Row...) {
        precondition(!rows.isEmpty)
        self.rows = rows
    }

    /// The value under a profile's version: the last row's that is not newer; the first row's for a version older than all.
    @inlinable
    public subscript(profile: BehaviourProfile) -> Value { row(under: profile).value }

    /// The row that has this value.
    @inlinable
    public func row(under profile: BehaviourProfile) -> Row { rows.last { $0.version <= profile.version } ?? rows[0] }
}
