import PlaygroundModel

/// What changed between two versions of a playground, in as few lines as it takes.
public struct ChangeReport: Sendable {
    /// Changes that are seen in the same environments.
    public struct Group: Sendable {
        /// In words, the shortest description first.
        public var environments: [String]
        /// The ids of the environments; none where it is all of them.
        public var devices: [String]
        public var lines: [Line]
        /// The environments, by their places in the matrix.
        public var cells: Set<Int>
    }

    /// One change, of one thing or of several that changed alike.
    public struct Line: Hashable, Sendable {
        public var kind: ChangeFact.Kind
        /// As events and the inspector name them.
        public var subjects: [String]
        public var attribute: String?
        public var old: String?
        public var new: String?
        /// The way to the first screen where it is seen.
        public var events: [Event]
        /// The first environment, by its place in the matrix.
        public var cell: Int
    }

    /// What is seen in the most environments comes first.
    public private(set) var groups: [Group] = []
    /// The devices that one version shows and the other does not.
    public let removedDevices: [String]
    public let addedDevices: [String]
    /// In how many environments the versions were compared, and in how many of them something changed.
    public let environmentCount: Int
    public private(set) var changedCount = 0

    /// Scenarios that come out otherwise.
    public let scenarios: [ScenarioChange]

    public var isEmpty: Bool { groups.isEmpty && removedDevices.isEmpty && addedDevices.isEmpty && scenarios.isEmpty }

    /// - Parameter pieces: Of the comparison, in their order.
    public init(_ pieces: [PlaygroundComparison.Piece], of comparison: PlaygroundComparison, scenarios: [ScenarioChange] = []) {
        self.scenarios = scenarios
        (removedDevices, addedDevices) = comparison.devices
        environmentCount = comparison.matrix.cells.count
        var order: [ChangeFact] = []
        var sightings: [ChangeFact: PlaygroundComparison.Sighting] = [:]
        for piece in pieces {
            for fact in piece.order {
                guard let sighting = piece.sightings[fact] else { continue }
                if sightings[fact] == nil { order.append(fact) }
                sightings[fact] = sightings[fact]?.joined(with: sighting) ?? sighting
            }
        }
        changedCount = sightings.values.reduce(into: Set<Int>()) { $0.formUnion($1.cells) }.count
        groups = Self.groups(order, sightings, in: comparison.matrix)
    }

    var lineCount: Int { fileLines.count + groups.reduce(0) { $0 + $1.lines.count } }

    /// What concerns the file and no environment, a sentence each without its end.
    var fileLines: [String] {
        let devices = [(addedDevices, "shown now"), (removedDevices, "no longer shown")].compactMap { ids, words in
            ids.isEmpty ? nil : "\(ids.joined(separator: ", ")): \(words)"
        }
        return devices + scenarios.map { $0.words }
    }

    private static func groups(
        _ facts: [ChangeFact], _ sightings: [ChangeFact: PlaygroundComparison.Sighting], in matrix: Matrix
    ) -> [Group] {
        var order: [Set<Int>] = []
        var byCells: [Set<Int>: [ChangeFact]] = [:]
        for fact in facts {
            let cells = sightings[fact]?.cells ?? []
            if byCells[cells] == nil { order.append(cells) }
            byCells[cells, default: []].append(fact)
        }
        let sorted = order.enumerated().sorted { (-$0.element.count, $0.offset) < (-$1.element.count, $1.offset) }.map { $0.element }
        return sorted.map { cells in
            let isEverywhere = cells.count == matrix.cells.count
            return Group(
                environments: matrix.descriptions(of: cells), devices: isEverywhere ? [] : matrix.ids(of: cells),
                lines: lines(byCells[cells] ?? [], sightings), cells: cells)
        }
    }

    /// What changed alike is one line.
    private static func lines(_ facts: [ChangeFact], _ sightings: [ChangeFact: PlaygroundComparison.Sighting]) -> [Line] {
        var order: [ChangeFact] = []
        var lines: [ChangeFact: Line] = [:]
        for fact in facts {
            guard let sighting = sightings[fact] else { continue }
            var alike = fact
            alike.controller = nil
            alike.name = nil
            let subject = fact.subject
            if lines[alike]?.subjects.append(subject) != nil { continue }
            order.append(alike)
            lines[alike] = Line(
                kind: fact.kind, subjects: [subject], attribute: fact.attribute, old: fact.old, new: fact.new, events: sighting.events, cell: sighting.cell)
        }
        return order.compactMap { lines[$0] }.enumerated()
            .sorted { ($0.element.kind.rank, $0.offset) < ($1.element.kind.rank, $1.offset) }.map { $0.element }
    }
}

extension PlaygroundComparison.Sighting {
    fileprivate func joined(with other: PlaygroundComparison.Sighting) -> PlaygroundComparison.Sighting {
        var joined = cell <= other.cell ? self : other
        joined.cells = cells.union(other.cells)
        return joined
    }
}

extension ChangeFact.Kind {
    /// What a person notices first comes first.
    fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
