import PlaygroundModel
import WireframeHTML
import Wireframes

/// Writes state graphs into the tables of a recording.
struct RecordingBuilder {
    private let renderer: PageRenderer
    private let problems: RecordedProblems
    private var pieces = InternTable<String>()
    private var nodes = InternTable<WireframeNode>()
    private var trees = InternTable<Recording.Tree>()
    private var chromes = InternTable<DeviceWireframe.Chrome>()
    private var settings = InternTable<[Int]>()
    private var events = InternTable<Event>()
    private var offers = InternTable<[Int]>()
    private var lines = InternTable<LogLine>()
    private var logs = InternTable<[Int]>()
    private var ways = InternTable<[Int]>()
    private var courses = InternTable<[Int]>()
    private var problemLists = InternTable<[Int]>()
    private var sections = InternTable<[Int]>()
    private var inspections = InternTable<[Int]>()
    private var explanations = InternTable<[Int]>()
    private var graphs: [[Recording.State]] = []
    private var devices: [String: Recording.Start] = [:]

    init(renderer: PageRenderer, problems: RecordedProblems) {
        self.renderer = renderer
        self.problems = problems
    }

    /// Adds the states of a device.
    mutating func add(_ exploration: DeviceExploration) {
        let graph = exploration.graph
        let logPlaces = graph.logs.map { log in logs.place(of: log.map { lines.place(of: $0) }) }
        for (device, start) in exploration.starts { devices[device] = Recording.Start(graph: graphs.count, state: start) }
        graphs.append(graph.states.enumerated().map { index, state in
            self.state(of: state, logs: logPlaces, isExplained: index < exploration.explainedCount)
        })
    }

    /// Everything added so far.
    func recording() -> Recording {
        var pieces = pieces
        let nodes = nodes.values.map { Self.places(of: renderer.node($0), in: &pieces) }
        let lines = lines.values.map { Self.places(of: renderer.log([$0]), in: &pieces) }
        return Recording(
            pieces: pieces.values, nodes: nodes, trees: trees.values,
            chromes: chromes.values.map { DevicePatch.Chrome($0).json }, settings: settings.values,
            events: events.values.map(\.description), offers: offers.values, lines: lines, logs: logs.values,
            ways: ways.values, courses: courses.values,
            problems: Recording.Problems(
                all: renderer.problems(problems.records).list, none: renderer.problems([]).list, lists: problemLists.values
            ),
            sections: sections.values, inspections: inspections.values, explanations: explanations.values,
            graphs: graphs, devices: devices
        )
    }

    private mutating func state(of state: StateGraph.State, logs: [Int], isExplained: Bool) -> Recording.State {
        let course = state.edges.map { ways.place(of: [logs[$0.log], Self.place(of: $0.transition)]) }
        var chrome = state.wireframe.chrome
        let inForce = chrome.controls.inForce.map { events.place(of: $0) }
        chrome.controls.inForce = []
        return Recording.State(
            tree: place(of: state.wireframe.screen),
            chrome: chromes.place(of: chrome),
            settings: settings.place(of: inForce),
            problems: problemLists.place(of: problems.places(in: state.picture)),
            explanation: isExplained ? explanation(of: state) : nil,
            offer: offers.place(of: state.edges.map { events.place(of: $0.event) }),
            course: courses.place(of: course),
            targets: state.edges.map(\.target)
        )
    }

    /// The place of a box with all in it.
    private mutating func place(of node: WireframeNode) -> Int {
        let children = node.children.map { place(of: $0) }
        let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
            .map { ($0 * 1000).rounded() / 1000 }
        return trees.place(of: Recording.Tree(node: nodes.place(of: node.bare), frame: frame, children: children))
    }

    private mutating func explanation(of state: StateGraph.State) -> Int {
        let geometries = state.picture.geometries
        let said = state.wireframe.screen.everything.map { node in
            let inspection = Inspection(of: node.id, on: state.wireframe, scene: state.picture.scene, geometries)
            return inspections.place(of: places(ofSections: inspection.map(renderer.inspection) ?? ""))
        }
        return explanations.place(of: said)
    }

    /// The boxes of a controller's views share what stands below a heading: the traits, the adaptive elements.
    private mutating func places(ofSections html: String) -> [Int] {
        html.cut(before: "<h3").map { section in sections.place(of: Self.places(of: section, in: &pieces)) }
    }

    private static func places(of html: String, in pieces: inout InternTable<String>) -> [Int] {
        html.cut(after: ">").map { pieces.place(of: $0) }
    }

    private static func place(of transition: Transition?) -> Int {
        transition.flatMap { Recording.transitions.firstIndex(of: $0.rawValue) } ?? 0
    }
}

extension WireframeNode {
    /// What of a node its own HTML depends on, apart from its frame.
    fileprivate var bare: WireframeNode {
        var node = withoutChildren
        node.frame = .zero
        node.source = nil
        return node
    }

    /// The node and all below it, parents before children.
    fileprivate var everything: [WireframeNode] {
        [self] + children.flatMap(\.everything)
    }
}

extension String {
    /// The text in parts that end with a mark; the last may end without.
    fileprivate func cut(after mark: Character) -> [String] {
        var parts: [String] = []
        var rest = self[...]
        while let end = rest.firstIndex(of: mark) {
            parts.append(String(rest[...end]))
            rest = rest[rest.index(after: end)...]
        }
        return rest.isEmpty ? parts : parts + [String(rest)]
    }

    /// The text in parts that begin with a mark; the first may begin without.
    fileprivate func cut(before mark: String) -> [String] {
        let parts = split(separator: mark, omittingEmptySubsequences: false)
        return zip(parts.indices, parts).map { $0 == parts.startIndex ? String($1) : mark + $1 }
    }
}
