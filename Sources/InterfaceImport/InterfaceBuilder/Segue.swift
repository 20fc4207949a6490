/// A segue of a storyboard, and the controller in whose scene it begins.
package struct Segue: Sendable {
    package var source: Element
    package var element: Element

    package var kind: String? { element["kind"] }
    /// The id of the object it leads to.
    package var destination: String? { element["destination"] }
    /// Whether it says what a container contains, not where somebody goes.
    package var isContainment: Bool { kind == "relationship" || kind == "embed" }
}

/// All segues of a storyboard, in the order of the document.
struct SegueList: Sendable {
    let all: [Segue]
    private let bySource: [String: [Int]]
    private let byDestination: [String: [Int]]
    /// The first segue that leads to an object otherwise than by unwinding.
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

extension InterfaceBuilderDocument {
    /// The segues of all scenes, in the order of the document.
    package var segues: [Segue] { segueList.all }

    /// The segues that begin in a controller's scene.
    package func segues(from id: String) -> [Segue] { segueList.from(id) }

    /// The segues that lead to an object.
    package func segues(to id: String) -> [Segue] { segueList.to(id) }

    /// The first segue that leads to an object otherwise than by unwinding.
    package func arrival(at id: String) -> Segue? { segueList.arrival(at: id) }
}
