import PlaygroundModel

/// What `traitscope compare` says, as plain strings and numbers. Keys are only ever added.
public struct ComparisonReport: Codable, Sendable {
    /// A recording that was compared.
    public struct Record: Codable, Sendable {
        public var file: String
        /// As the recording names them.
        public var device: String
        public var system: String
        /// The device of the table, and the version of iOS, that it was compared with; nothing where there is none.
        public var comparedDevice: String?
        public var comparedSystem: Double?
        public var source: String?
        public var steps: Int
        /// Values that both have, and how many of them are the same.
        public var compared: Int
        public var equal: Int
        public var differing: Int
        /// Values of what is not modelled.
        public var passedOver: Int
        public var notes: [String]
        public var differences: [Entry]
    }

    /// A difference, and where it was found.
    public struct Entry: Codable, Sendable {
        /// `orientation`, `safeArea`, `trait`, `frame`, `bar`, `sheet`, `keyboard`, `hidden`, `missing`, `extra`, `textSize`, `font`,
        /// `callbackMissing`, `callbackExtra`, `callbackOrder` or `callbackArgument`.
        public var kind: String
        public var headline: String
        public var subject: String
        public var attribute: String?
        /// Nothing for what one of both does not have.
        public var uikit: String?
        public var engine: String?
        /// In points.
        public var distance: Double?
        public var run: String
        public var step: Int
        public var event: String?
    }

    public var tolerance: Double
    public var records: [Record]

    /// - Parameter comparisons: Each with the name of its file.
    public init(_ comparisons: [(file: String, recording: Recording, comparison: RecordingComparison)], tolerance: Double) {
        self.tolerance = tolerance
        records = comparisons.map { file, recording, comparison in
            Record(
                file: file, device: recording.device.name, system: recording.systemName, comparedDevice: comparison.device,
                comparedSystem: comparison.version?.number, source: recording.source, steps: comparison.steps, compared: comparison.compared,
                equal: comparison.equal, differing: comparison.differing, passedOver: comparison.passedOver, notes: comparison.notes,
                differences: comparison.findings.map(Entry.init))
        }
    }

    /// Whether there is a difference, or nothing was compared.
    public var differs: Bool { records.contains { $0.differing > 0 || $0.compared == 0 } }
}

extension ComparisonReport.Entry {
    fileprivate init(_ finding: RecordingComparison.Finding) {
        let difference = finding.difference
        self.init(
            kind: difference.kind.rawValue, headline: difference.words, subject: difference.subject, attribute: difference.attribute,
            uikit: difference.uikit, engine: difference.engine, distance: difference.distance?.inThousandths, run: finding.run,
            step: finding.step, event: finding.event)
    }
}

extension Recording {
    /// `iOS 26.5`.
    public var systemName: String { "\(system.name) \(system.version)" }
}
