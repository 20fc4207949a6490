// For the reference alone, which the engine of a page does not make.
#if !hasFeature(Embedded)
/// What is known of a rule of UIKit, and how well: a row for every version that changed it.
public struct KnownRule: Sendable {
    public struct Row: Sendable {
        /// The versions with the value: `iOS 26`, `iOS 10 to 11`.
        public var versions: String
        /// In words; points where it is a number.
        public var value: String
        public var confidence: Confidence
        public var source: String
    }

    public var title: String
    public var rows: [Row]

    /// - Parameter words: A value in words.
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

    /// What came or went with a version.
    public static let features = SystemFeature.allCases.map { KnownRule($0) }
    /// What windows and presentations are like.
    public static let windows = [
        KnownRule("What an automatic presentation is where there is room", BehaviourProfile.automaticPresentationStyles) { $0.rawValue },
        KnownRule("The design of bars and controls", SystemDesign.table) { $0.rawValue },
    ]
}
#endif
