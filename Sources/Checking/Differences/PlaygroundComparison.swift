import PlaygroundModel
import PlaygroundPipeline
import Simulation
import Wireframes

/// Finds the visible changes between two versions of a playground, on all devices and screens.
public struct PlaygroundComparison: Sendable {
    struct Sighting: Sendable {
        var cells: Set<Int>
        /// The first of the environments. `events` lead to the screen.
        var cell: Int
        var events: [Event]

        fileprivate mutating func join(_ other: Sighting) {
            if other.cell < cell { (cell, events) = (other.cell, other.events) }
            cells.formUnion(other.cells)
        }
    }

    /// The facts about a device in one orientation and window, without duplicates, in the order of discovery.
    public struct Piece: Sendable {
        private var facts: [ChangeFact] = []
        private var sightings: [ChangeFact: Sighting] = [:]

        var inOrder: [(fact: ChangeFact, sighting: Sighting)] {
            facts.compactMap { fact in sightings[fact].map { (fact, $0) } }
        }

        mutating func add(_ fact: ChangeFact, _ sighting: Sighting) {
            guard sightings[fact]?.join(sighting) == nil else { return }
            facts.append(fact)
            sightings[fact] = sighting
        }
    }

    public let old: Playground
    public let new: Playground
    public let matrix: Matrix
    private let places: [[Int]]

    public init(_ old: Playground, _ new: Playground, _ request: MatrixRequest) {
        self.old = old
        self.new = new
        matrix = Matrix([new, old], request)
        places = matrix.places
    }

    public var pieceCount: Int { places.count }

    /// Compares one device in one orientation and window, in all its environments. If `isStopped` returns true, the result is incomplete.
    public func piece(_ index: Int, unless isStopped: () -> Bool = { false }) -> Piece {
        var piece = Piece()
        let cells = places[index]
        let ways = ways(on: matrix.cells[cells[0]].configuration)
        for cell in cells where !isStopped() { look(in: cell, ways, &piece) }
        return piece
    }

    private func ways(on configuration: DeviceConfiguration) -> [[Event]] {
        let all = [new, old].flatMap { ScreenWalk(from: DeviceApp($0, on: configuration)).screens.map { $0.events } }.uniqued(by: \.self)
        return all.enumerated().sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }.map { $0.element }
    }

    private func look(in cell: Int, _ ways: [[Event]], _ piece: inout Piece) {
        let (configuration, environment) = (matrix.cells[cell].configuration, matrix.cells[cell].environment)
        var reached: [[Event]: (old: DeviceApp, new: DeviceApp)] = [:]
        for way in ways {
            var apps = reached[Array(way.dropLast())]
                ?? (
                    DeviceApp(old, on: configuration, environment: environment),
                    DeviceApp(new, on: configuration, environment: environment)
                )
            let events = way.map { $0.made(in: environment.layoutDirection) }
            if let event = events.last {
                apps.old.apply(event)
                apps.new.apply(event)
            }
            let comparison = ScreenComparison(&apps.old, &apps.new)
            reached[way] = apps
            for fact in comparison.facts { piece.add(fact, Sighting(cells: [cell], cell: cell, events: events)) }
        }
    }
}
