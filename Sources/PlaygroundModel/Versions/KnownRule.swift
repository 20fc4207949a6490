// The engine in a page does not need this type.
#if !hasFeature(Embedded)
/// A UIKit rule with its confidence: a row for every version that changed the rule.
public struct KnownRule: Sendable {
    public struct Row: Sendable {
        /// The range of versions: `iOS 26`, `iOS 10 to 11`.
        public var versions: String
        /// The value in words. Numbers are in points.
        public var value: String
        public var confidence: Confidence
        public var source: String
    }

    public var title: String
    public var rows: [Row]

    public init<Value>(_ title: String, _ table: VersionTable<Value>, _ words: (Value) -> String) {
        self.title = title
        rows = table.rows.map { Row(versions: "iOS \($0.version)", value: words($0.value), confidence: $0.confidence, source: $0.source) }
    }

    public init(_ title: String, points table: VersionTable<Double>) { self.init(title, table) { $0.pointText } }

    public init(_ title: String, _ table: VersionTable<Bool>) { self.init(title, table) { $0 ? "yes" : "no" } }

    public init(_ feature: SystemFeature) {
        let availability = feature.availability
        title = "\(feature)"
        let last = availability.last.map { " to \($0)" } ?? ""
        rows = [
            Row(
                versions: "iOS \(availability.introduced)\(last)", value: "yes", confidence: availability.confidence,
                source: availability.source),
        ]
    }

    public static let features = SystemFeature.allCases.map { KnownRule($0) }
    public static let windows = [
        KnownRule("Form of an automatic presentation with enough space", BehaviourProfile.automaticPresentationStyles) { $0.rawValue },
        KnownRule("The design of bars and controls", SystemDesign.table) { $0.rawValue },
    ]
}
#endif
