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
    }

    /// Differences that are one.
    public struct Group: Codable, Sendable {
        public struct Device: Codable, Sendable {
            public var device: String
            public var count: Int
        }

        public struct DecidedBy: Codable, Sendable {
            public var what: String
            public var file: String?
            /// `low`, `medium` or `high`.
            public var confidence: String?
            public var source: String?
            public var doubt: String?
        }

        /// `orientation`, `safeArea`, `trait`, `frame`, `bar`, `sheet`, `keyboard`, `hidden`, `missing`, `extra`, `textSize`, `font`,
        /// `callbackMissing`, `callbackExtra`, `callbackOrder` or `callbackArgument`.
        public var kind: String
        public var headline: String
        public var subjects: [String]
        public var attribute: String?
        public var change: String
        /// Of the first.
        public var uikit: String?
        public var ours: String?
        /// The greatest, in points.
        public var distance: Double?
        public var count: Int
        public var followers: Int
        public var devices: [Device]
        public var run: String
        public var step: Int
        public var event: String?
        /// One, or the rows of several devices.
        public var decidedBy: [DecidedBy]
    }

    public var tolerance: Double
    public var records: [Record]
    public var groups: [Group]

    /// - Parameter comparisons: Each with the name of its file.
    public init(_ comparisons: [(file: String, recording: Recording, comparison: RecordingComparison)], tolerance: Double) {
        self.tolerance = tolerance
        records = comparisons.map { file, recording, comparison in
            Record(
                file: file, device: recording.device.name, system: recording.systemName, comparedDevice: comparison.device,
                comparedSystem: comparison.version?.number, source: recording.source, steps: comparison.steps, compared: comparison.compared,
                equal: comparison.equal, differing: comparison.differing, passedOver: comparison.passedOver, notes: comparison.notes)
        }
        groups = DifferenceGroup.all(of: comparisons.map { (device: "\($0.recording.device.name), \($0.recording.systemName)", comparison: $0.comparison) })
            .map(Group.init)
    }

    /// Whether there is a difference, or nothing was compared.
    public var differs: Bool { !groups.isEmpty || records.contains { $0.compared == 0 } }
}

extension ComparisonReport.Group {
    fileprivate init(_ group: DifferenceGroup) {
        let (finding, difference) = (group.example, group.example.difference)
        self.init(
            kind: difference.kind.rawValue, headline: group.headline, subjects: group.subjects, attribute: difference.attribute,
            change: difference.change, uikit: difference.uikit, ours: difference.ours, distance: group.distance?.rounded(to: 1000),
            count: group.count, followers: group.followers, devices: group.devices.map { Device(device: $0.device, count: $0.count) },
            run: finding.run, step: finding.step, event: finding.event,
            decidedBy: group.decisions.map { decision in
                DecidedBy(
                    what: decision.what, file: decision.file, confidence: decision.confidence?.rawValue, source: decision.source, doubt: decision.doubt)
            })
    }
}

extension Recording {
    /// `iOS 26.5`.
    public var systemName: String { "\(system.name) \(system.version)" }
}
