struct Segue: Sendable {
    var source: Element
    var element: Element

    var kind: String? { element["kind"] }
    var destination: String? { element["destination"] }
    var isContainment: Bool { kind == "relationship" || kind == "embed" }
}

struct SegueList: Sendable {
    let all: [Segue]
    private let bySource: [String: [Int]]
    private let byDestination: [String: [Int]]
    private let arrivals: [String: Int]

    init(_ scenes: [InterfaceBuilderDocument.Scene]) {
        let all = scenes.flatMap { scene in
            scene.controller.subtree.filter { $0.name == "segue" }.map { Segue(source: scene.controller, element: $0) }
        }
        self.all = all
        bySource = Dictionary(grouping: all.indices.filter { all[$0].source.id != nil }) { all[$0].source.id ?? "" }
        byDestination = Dictionary(grouping: all.indices.filter { all[$0].destination != nil }) { all[$0].destination ?? "" }
        arrivals = byDestination.compactMapValues { $0.first { all[$0].kind != "unwind" } }
    }

    func from(_ id: String) -> [Segue] { (bySource[id] ?? []).map { all[$0] } }

    func to(_ id: String) -> [Segue] { (byDestination[id] ?? []).map { all[$0] } }

    func arrival(at id: String) -> Segue? { arrivals[id].map { all[$0] } }
}
