import PlaygroundModel

/// The changes between two versions of a playground, in as few lines as possible.
public struct ChangeReport: Sendable {
    /// Changes that occur in the same environments.
    public struct Group: Sendable {
        public var environments: [String]
        /// The ids of the environments. Empty if the changes occur in all environments.
        public var devices: [String]
        public var lines: [Line]
    }

    /// A change of one subject, or the identical change of several subjects.
    public struct Line: Hashable, Sendable {
        public var kind: ChangeKind
        public var subjects: [String]
        public var attribute: String?
        public var old: String?
        public var new: String?
        /// The events that lead to the first screen with the change.
        public var events: [Event]
        public var cell: Int
        /// The number of environments in which the subjects' frames change as a consequence.
        public var movedCount = 0
    }

    /// The groups, beginning with changes that occur in the most environments.
    public let groups: [Group]
    public let removedDevices: [String]
    public let addedDevices: [String]
    public let environmentCount: Int
    public let changedCount: Int
    public let scenarios: [ScenarioChange]

    public var isEmpty: Bool { groups.isEmpty && removedDevices.isEmpty && addedDevices.isEmpty && scenarios.isEmpty }

    public init(_ pieces: [PlaygroundComparison.Piece], of comparison: PlaygroundComparison, scenarios: [ScenarioChange] = []) {
        self.scenarios = scenarios
        let (former, present) = (comparison.old.devices.map { $0.id }, comparison.new.devices.map { $0.id })
        removedDevices = former.filter { !present.contains($0) }
        addedDevices = present.filter { !former.contains($0) }
        environmentCount = comparison.matrix.cells.count
        var joined = PlaygroundComparison.Piece()
        for (fact, sighting) in pieces.flatMap({ $0.inOrder }) { joined.add(fact, sighting) }
        let found = joined.inOrder
        changedCount = found.reduce(into: Set<Int>()) { $0.formUnion($1.sighting.cells) }.count
        groups = Self.groups(Self.underCauses(found), in: comparison.matrix)
    }

    var countInWords: String {
        let count = fileLines.count + groups.reduce(0) { $0 + $1.lines.count }
        return "\(counted(count, "change")), in \(changedCount) of \(environmentCount) environments."
    }

    var fileLines: [String] {
        let devices = [(addedDevices, "shown now"), (removedDevices, "no longer shown")].compactMap { ids, words in
            ids.isEmpty ? nil : "\(ids.joined(separator: ", ")): \(words)"
        }
        return devices + scenarios.map { $0.words }
    }

    private typealias Found = (fact: ChangeFact, sighting: PlaygroundComparison.Sighting, movedCount: Int)

    /// Joins a change of frame with its cause if the view's text, look or presence changed as well.
    private static func underCauses(_ found: [(fact: ChangeFact, sighting: PlaygroundComparison.Sighting)]) -> [Found] {
        let causes = Set(found.filter { [.text, .look, .presence].contains($0.fact.kind) }.map { $0.fact.subject })
        let isEffect = { (fact: ChangeFact) in fact.kind == .frame && causes.contains(fact.subject) }
        var effects = Dictionary(grouping: found.filter { isEffect($0.fact) }) { $0.fact.subject }
        return found.filter { !isEffect($0.fact) }.map { fact, sighting in
            let moved = effects.removeValue(forKey: fact.subject) ?? []
            return (fact, sighting, moved.reduce(into: Set<Int>()) { $0.formUnion($1.sighting.cells) }.count)
        }
    }

    private static func groups(_ found: [Found], in matrix: Matrix) -> [Group] {
        let byCells = Dictionary(grouping: found.indices) { found[$0].sighting.cells }
        return byCells.sorted { (-$0.key.count, $0.value[0]) < (-$1.key.count, $1.value[0]) }.map { cells, indices in
            Group(
                environments: matrix.summary(of: cells), devices: cells.count == matrix.cells.count ? [] : matrix.ids(of: cells),
                lines: lines(indices.map { found[$0] }))
        }
    }

    /// Facts that differ only in their subjects share a line. Lines are sorted by kind.
    private static func lines(_ found: [Found]) -> [Line] {
        let alike = Dictionary(grouping: found.indices) { index in
            var fact = found[index].fact
            (fact.controller, fact.name) = (nil, nil)
            return fact
        }
        return alike.sorted { ($0.key.kind.rank, $0.value[0]) < ($1.key.kind.rank, $1.value[0]) }.map { fact, indices in
            let first = found[indices[0]].sighting
            return Line(
                kind: fact.kind, subjects: indices.map { found[$0].fact.subject }, attribute: fact.attribute, old: fact.old, new: fact.new,
                events: first.events, cell: first.cell, movedCount: indices.map { found[$0].movedCount }.max() ?? 0)
        }
    }
}

extension ChangeKind {
    fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
