struct ControllerOrder {
    private(set) var controllers: [Element] = []

    init(_ document: InterfaceBuilderDocument) {
        let all = document.scenes.map(\.controller)
        let byID = Dictionary(
            all.compactMap { controller in controller.id.map { ($0, controller) } }, uniquingKeysWith: { first, _ in first })
        var seen: Set<String> = []
        // Unreachable controllers follow in document order.
        for start in [document.initialViewController].compactMap({ $0 }) + all.compactMap(\.id) {
            var waiting = [start]
            while let id = waiting.popLast() {
                guard let controller = byID[id], seen.insert(id).inserted else { continue }
                controllers.append(controller)
                waiting += Self.destinations(document.segues.from(id)).reversed()
            }
        }
    }

    private static func destinations(_ segues: [Segue]) -> [String] {
        let others = segues.filter { !$0.isContainment && $0.kind != "unwind" }
        return (segues.filter(\.isContainment) + others).compactMap(\.destination)
    }
}
