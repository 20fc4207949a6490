import PlaygroundModel
import PlaygroundPipeline
import Simulation
import Wireframes

/// Finds the states of an app on one device, breadth-first, look by look.
///
/// A look is one choice of all the settings. In the look of the start the explorer follows taps and turns; then it does the
/// same in the looks that one setting leads to, then in those that two lead to. A look is taken whole or not at all: a bound
/// that fell just anywhere would leave buttons that do nothing on screens where all others work. What is cut off are
/// combinations of settings, and the far ends of apps that go on for ever.
struct StateExplorer {
    private let limit: Int
    /// The most states of one look, so that there is room for some looks; a few are better whole than looked at in two ways.
    private let lookLimit: Int
    /// Where the states that were visited stand among `found`.
    private var places: [SimulationState: Int] = [:]
    private var found: [Finding] = []
    private var logs = InternTable<[LogLine]>()
    private var looks = LookQueue()

    /// - Parameters:
    ///   - starts: Where a page begins; all of one playground on one device, with the same settings. They are always among
    ///     the states.
    ///   - limit: The most states to take.
    /// - Returns: the graph, and the places of the starts in it.
    static func graph(from starts: [DeviceApp], limit: Int) -> (StateGraph, starts: [Int]) {
        var explorer = StateExplorer(limit: limit)
        for start in starts { explorer.looks.add(start) }
        while let seeds = explorer.looks.takeNext(), explorer.hasRoom(for: seeds) { explorer.explore(from: seeds) }
        return (explorer.graph, starts.compactMap { explorer.places[$0.state] })
    }

    private init(limit: Int) {
        self.limit = limit
        lookLimit = min(limit, max(12, limit / 5))
    }

    /// The first look is taken in any case.
    private func hasRoom(for seeds: [DeviceApp]) -> Bool {
        found.isEmpty || found.count + seeds.count <= limit
    }

    /// Follows taps and turns from some states of one look.
    private mutating func explore(from seeds: [DeviceApp]) {
        let bound = min(limit, found.count + lookLimit)
        var queue = seeds
        var index = 0
        while index < queue.count, index < seeds.count || found.count < bound {
            if places[queue[index].state] == nil { queue += visit(queue[index]) }
            index += 1
        }
    }

    /// - Returns: the app after each event that leaves it in its look.
    private mutating func visit(_ app: DeviceApp) -> [DeviceApp] {
        var app = app
        let picture = app.picture()
        let wireframe = app.wireframe().recorded
        var near: [DeviceApp] = []
        let ways = wireframe.offeredEvents.map { event in
            var next = app
            let log = next.apply(event).filter { !$0.isVerbose }.map { LogLine($0) }
            if Look(next) == Look(app) { near.append(next) } else { looks.add(next) }
            return Way(event: event, target: next.state, log: logs.place(of: log))
        }
        places[app.state] = found.count
        found.append(Finding(wireframe: wireframe, picture: picture, ways: ways))
        return near
    }

    private var graph: StateGraph {
        let states = found.map { finding in
            StateGraph.State(wireframe: finding.wireframe, picture: finding.picture, edges: finding.ways.map { way in
                let target = places[way.target]
                return StateGraph.Edge(
                    event: way.event, target: target, log: way.log,
                    transition: target.flatMap { Transition(from: finding.wireframe, to: found[$0].wireframe) }
                )
            })
        }
        let seen = Set(found.flatMap { $0.ways.map(\.target) })
        return StateGraph(states: states, logs: logs.values, omitted: seen.subtracting(places.keys).count)
    }

    /// A state with the ways out of it, some of which may lead to states that are left out.
    private struct Finding {
        var wireframe: DeviceWireframe
        var picture: DevicePicture
        var ways: [Way]
    }

    private struct Way {
        var event: Event
        var target: SimulationState
        var log: Int
    }
}

/// All settings of a device, without how it is held and how wide its window is.
private struct Look: Hashable {
    private let environment: Environment

    init(_ app: DeviceApp) {
        var environment = app.state.environment
        environment.orientation = .portrait
        environment.window = .fullScreen
        self.environment = environment
    }
}

/// Looks in the order in which they were seen, each with the states it was seen in.
private struct LookQueue {
    private var order: [Look] = []
    private var seeds: [Look: [DeviceApp]] = [:]
    private var states: Set<SimulationState> = []
    private var next = 0

    mutating func add(_ app: DeviceApp) {
        let look = Look(app)
        guard states.insert(app.state).inserted else { return }
        if seeds[look] == nil { order.append(look) }
        seeds[look, default: []].append(app)
    }

    mutating func takeNext() -> [DeviceApp]? {
        guard next < order.count else { return nil }
        defer { next += 1 }
        return seeds[order[next]]
    }
}
