import PlaygroundModel

/// The changes as `diff --format json` prints them: a stable form that other people's scripts build on. Keys are only ever added.
public struct ChangeRecord: Encodable, Hashable, Sendable {
    public struct Change: Encodable, Hashable, Sendable {
        /// `stack`, `presence`, `text`, `look`, `trait` or `frame`.
        public var kind: String
        public var subjects: [String]
        /// A trait by its name, `background`; of a text, whether it is `cut`.
        public var attribute: String?
        public var old: String?
        public var new: String?
        /// The change as a sentence.
        public var message: String
        /// The way to the first screen where it is seen.
        public var events: [String]
    }

    public struct Group: Encodable, Hashable, Sendable {
        /// In words, each of them enough for some.
        public var environments: [String]
        /// Their ids; nothing where it is all of them.
        public var devices: [String]?
        public var changes: [Change]
    }

    public struct Scenario: Encodable, Hashable, Sendable {
        public var name: String
        /// Whether it passed; nothing where the version has no such scenario.
        public var old: Bool?
        public var new: Bool?
        /// Of one that fails now, the findings.
        public var failures: [String]
    }

    public var old: String
    public var new: String
    public var addedDevices: [String]
    public var removedDevices: [String]
    /// In how many environments the versions were compared, and in how many something changed.
    public var environments: Int
    public var changed: Int
    public var scenarios: [Scenario]
    public var groups: [Group]

    public init(_ report: ChangeReport, old: String, new: String) {
        self.old = old
        self.new = new
        addedDevices = report.addedDevices
        removedDevices = report.removedDevices
        environments = report.environmentCount
        changed = report.changedCount
        scenarios = report.scenarios.map {
            Scenario(name: $0.name, old: $0.old?.passed, new: $0.new?.passed, failures: $0.new?.failures ?? [])
        }
        groups = report.groups.map { group in
            Group(
                environments: group.environments, devices: group.devices.isEmpty ? nil : group.devices,
                changes: group.lines.map { line in
                    Change(
                        kind: line.kind.rawValue, subjects: line.subjects, attribute: line.attribute, old: line.old, new: line.new,
                        message: line.words(), events: line.events.map { "\($0)" })
                })
        }
    }
}
