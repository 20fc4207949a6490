/// Detects cycles of containers and nested navigation controllers. Playgrounds permit neither, so such segues are ignored.
struct Containment {
    private struct Link: Hashable {
        var container: String
        var content: String
    }

    private var refused: Set<Link> = []
    private let document: InterfaceBuilderDocument

    init(_ document: InterfaceBuilderDocument) {
        self.document = document
        var done: Set<String> = []
        for start in [document.initialViewController].compactMap({ $0 }) + document.scenes.compactMap(\.controller.id) {
            visit(from: start, &done)
        }
    }

    /// A depth-first search. A segue to a container that is being visited closes a cycle.
    private mutating func visit(from start: String, _ done: inout Set<String>) {
        var chain: [(id: String, rest: ArraySlice<String>)] = []
        var open: Set<String> = []
        func enter(_ id: String) {
            guard done.insert(id).inserted else { return }
            open.insert(id)
            chain.append((id, document.segues.from(id).filter(\.isContainment).compactMap(\.destination)[...]))
        }
        enter(start)
        while let container = chain.last?.id {
            guard let next = chain[chain.count - 1].rest.popFirst() else {
                open.remove(container)
                chain.removeLast()
                continue
            }
            if open.contains(next) { refused.insert(Link(container: container, content: next)) } else { enter(next) }
        }
    }

    func permits(_ segue: Element, in container: Element) -> Bool {
        guard let container = container.id, let content = segue["destination"] else { return true }
        if segue["relationship"] == "rootViewController", document.element(content)?.name == "navigationController" { return false }
        return !refused.contains(Link(container: container, content: content))
    }
}
