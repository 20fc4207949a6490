/// A segue of a storyboard, and the controller in whose scene it begins.
struct Segue: Sendable {
    var source: Element
    var element: Element

    var kind: String? { element["kind"] }
    /// The id of the object it leads to.
    var destination: String? { element["destination"] }
    /// Whether it says what a container contains, not where somebody goes.
    var isContainment: Bool { kind == "relationship" || kind == "embed" }
}

/// All segues of a storyboard, in the order of the document.
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

    /// The segues that begin in a controller's scene.
    func from(_ id: String) -> [Segue] { (bySource[id] ?? []).map { all[$0] } }

    /// The segues that lead to an object.
    func to(_ id: String) -> [Segue] { (byDestination[id] ?? []).map { all[$0] } }

    /// The first segue that leads to an object otherwise than by unwinding.
    func arrival(at id: String) -> Segue? { arrivals[id].map { all[$0] } }
}
