import PlaygroundModel
import PlaygroundPipeline
import Simulation
import Wireframes

/// Two versions of a playground, compared on all devices and screens: what a person sees change.
public struct PlaygroundComparison: Sendable {
    /// A fact, with where it was seen.
    public struct Sighting: Sendable {
        /// By their places in the matrix.
        public var cells: Set<Int>
        /// The first environment of them, and the way to the screen.
        public var cell: Int
        public var events: [Event]
    }

    /// What came of one device, held in one way.
    public struct Piece: Sendable {
        /// In the order in which they were found.
        public fileprivate(set) var order: [ChangeFact] = []
        public fileprivate(set) var sightings: [ChangeFact: Sighting] = [:]
    }

    public let old: Playground
    public let new: Playground
    /// The devices of both versions.
    public let matrix: Matrix
    private let places: [[Int]]

    public init(_ old: Playground, _ new: Playground, _ request: MatrixRequest) {
        self.old = old
        self.new = new
        matrix = Matrix([new, old], request)
        places = matrix.places
    }

    public var pieceCount: Int { places.count }

    /// Compares the versions on one device, held in one way, in all environments that the matrix has for it.
    ///
    /// - Parameter isStopped: Whether to give up; what is returned then is not whole.
    public func piece(_ index: Int, unless isStopped: () -> Bool = { false }) -> Piece {
        var piece = Piece()
        let cells = places[index]
        guard let first = cells.first else { return piece }
        let ways = ways(on: matrix.cells[first].configuration)
        for cell in cells where !isStopped() { look(in: cell, ways, &piece) }
        return piece
    }

    /// The ways to the screens of both versions, the shortest first.
    private func ways(on configuration: DeviceConfiguration) -> [[Event]] {
        let walks = [new, old].map { ScreenWalk(from: DeviceApp($0, on: configuration)).screens.map { $0.events } }
        var seen: Set<[Event]> = []
        let all = walks.flatMap { $0 }.filter { seen.insert($0).inserted }
        return all.enumerated().sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }.map { $0.element }
    }

    private func look(in cell: Int, _ ways: [[Event]], _ piece: inout Piece) {
        let (configuration, environment) = (matrix.cells[cell].configuration, matrix.cells[cell].environment)
        var reached: [[Event]: (old: DeviceApp, new: DeviceApp)] = [:]
        for way in ways {
            var apps = reached[Array(way.dropLast())]
                ?? (DeviceApp(old, on: configuration, environment: environment), DeviceApp(new, on: configuration, environment: environment))
            if let event = way.last?.made(in: environment.layoutDirection) {
                apps.old.apply(event)
                apps.new.apply(event)
            }
            let comparison = ScreenComparison(&apps.old, &apps.new)
            reached[way] = apps
            for fact in comparison.facts { add(fact, cell, way.map { $0.made(in: environment.layoutDirection) }, &piece) }
        }
    }

    private func add(_ fact: ChangeFact, _ cell: Int, _ events: [Event], _ piece: inout Piece) {
        if piece.sightings[fact]?.cells.insert(cell) != nil { return }
        piece.order.append(fact)
        piece.sightings[fact] = Sighting(cells: [cell], cell: cell, events: events)
    }
}

extension PlaygroundComparison {
    /// The devices that one version shows and the other does not, by their ids.
    public var devices: (removed: [String], added: [String]) {
        let (former, present) = (old.devices.map { $0.id }, new.devices.map { $0.id })
        return (former.filter { !present.contains($0) }, present.filter { !former.contains($0) })
    }
}
