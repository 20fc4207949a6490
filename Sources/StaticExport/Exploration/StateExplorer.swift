import PlaygroundModel
import PlaygroundPipeline
import Simulation
import Wireframes

/// Finds the states of an app on one device, the nearest to a start first: breadth-first, with settings as longer steps.
struct StateExplorer {
    /// Where the states that were visited stand among `found`.
    private var places: [SimulationState: Int] = [:]
    private var found: [Finding] = []
    private var logs = InternTable<[LogLine]>()
    private var frontier = Frontier()

    /// - Parameters:
    ///   - starts: Where a page begins; all of one playground on one device. They are always among the states.
    ///   - limit: The most states to take.
    /// - Returns: the graph, and the places of the starts in it.
    static func graph(from starts: [DeviceApp], limit: Int) -> (StateGraph, starts: [Int]) {
        var explorer = StateExplorer()
        for start in starts { explorer.frontier.add(start, at: 0) }
        let limit = max(limit, Set(starts.map(\.state)).count)
        while explorer.found.count < limit, let (app, distance) = explorer.frontier.takeNearest() {
            explorer.visit(app, at: distance)
        }
        return (explorer.graph, starts.compactMap { explorer.places[$0.state] })
    }

    private mutating func visit(_ app: DeviceApp, at distance: Int) {
        let picture = app.picture()
        let wireframe = app.wireframe(of: picture)
        let ways = wireframe.offeredEvents.map { event in
            var next = app
            let log = next.apply(event)
            frontier.add(next, at: distance + event.stepLength)
            return Way(event: event, target: next.state, log: logs.place(of: log))
        }
        places[app.state] = found.count
        found.append(Finding(wireframe: wireframe, picture: picture, ways: ways))
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
        return StateGraph(states: states, logs: logs.values, omitted: frontier.count)
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

/// The states that were seen and not yet visited, by their distance.
private struct Frontier {
    private var apps: [SimulationState: DeviceApp] = [:]
    private var distances: [SimulationState: Int] = [:]
    /// In each the order in which the states were seen. A state that was then seen at a smaller distance stands twice.
    private var buckets: [[SimulationState]] = []
    private var nearest = 0

    /// How many states wait.
    var count: Int { apps.count }

    mutating func add(_ app: DeviceApp, at distance: Int) {
        let state = app.state
        if let known = distances[state], known <= distance { return }
        distances[state] = distance
        apps[state] = app
        while buckets.count <= distance { buckets.append([]) }
        buckets[distance].append(state)
    }

    mutating func takeNearest() -> (app: DeviceApp, distance: Int)? {
        while nearest < buckets.count {
            for (index, state) in buckets[nearest].enumerated() where distances[state] == nearest {
                guard let app = apps.removeValue(forKey: state) else { continue }
                buckets[nearest].removeFirst(index + 1)
                return (app, nearest)
            }
            nearest += 1
        }
        return nil
    }
}
