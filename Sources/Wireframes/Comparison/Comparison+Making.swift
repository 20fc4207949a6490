import PlaygroundModel
import Simulation

extension Comparison {
    /// One device with all that is compared.
    public struct Subject: Sendable {
        public let wireframe: DeviceWireframe
        let scene: Scene
        let containers: [ContainerContents]

        public init(_ wireframe: DeviceWireframe, scene: Scene, state: SimulationState, playground: Playground) {
            self.wireframe = wireframe
            self.scene = scene
            containers = ContainerContents.all(in: state, playground)
        }
    }

    public init(of first: Subject, and second: Subject) {
        let (left, right) = (ComparedNode.all(in: first.wireframe.screen), ComparedNode.all(in: second.wireframe.screen))
        let nodes = ComparedNode.pairs(left, right)
        self.init(
            first: Side(first.wireframe), second: Side(second.wireframe),
            traits: Self.traits(first.scene, second.scene),
            containers: ContainerContents.differences(first.containers, second.containers),
            presence: nodes.compactMap { Self.presence($0.node, $0.first, $0.second) },
            frames: nodes.compactMap { Self.frame($0.node, $0.first, $0.second) }
        )
    }

    /// What is the same for a controller as for its parent is said of the parent alone.
    private static func traits(_ first: Scene, _ second: Scene) -> [TraitGroup] {
        let window = differences(first.traits.collection, second.traits.collection)
        var known: [ControllerInstance.ID: [Difference]] = [:]
        var groups = [TraitGroup(controller: nil, traits: window)]
        for controller in first.controllers {
            guard let other = second.controllers.first(where: { $0.id == controller.id }) else { continue }
            let own = differences(controller.traits.collection, other.traits.collection)
            known[controller.id] = own
            let inherited = controller.parent.flatMap { known[$0] } ?? window
            groups.append(TraitGroup(controller: controller.id.description, traits: own.filter { !inherited.contains($0) }))
        }
        return groups.filter { !$0.traits.isEmpty }
    }

    private static func differences(_ first: TraitCollection, _ second: TraitCollection) -> [Difference] {
        var traits = first.specifiedTraits
        traits += second.specifiedTraits.filter { !traits.contains($0) }
        return traits.compactMap { trait in
            let (one, other) = (first[trait]?.description, second[trait]?.description)
            return one == other ? nil : Difference(name: trait.name, first: one, second: other)
        }
    }

    private static func presence(_ node: ComparedNode, _ first: ComparedNode?, _ second: ComparedNode?) -> NodeDifference? {
        func word(_ node: ComparedNode?) -> String { node.map { $0.isHidden ? "hidden" : "present" } ?? "absent" }
        guard word(first) != word(second) else { return nil }
        // What stands in something that is not there is not there either, and need not be said.
        let isSaid = (first == nil || second == nil) && node.isWithinMissing
        return isSaid ? nil : node.difference(word(first), word(second))
    }

    private static func frame(_ node: ComparedNode, _ first: ComparedNode?, _ second: ComparedNode?) -> NodeDifference? {
        guard let first, let second, !first.isHidden, !second.isHidden, first.frame != second.frame else { return nil }
        return node.difference(first.frame.text, second.frame.text)
    }
}

extension Comparison.Side {
    init(_ wireframe: DeviceWireframe) {
        self.init(id: wireframe.id, name: wireframe.chrome.name, subtitle: wireframe.chrome.subtitle)
    }
}

extension Rect {
    /// `16, 24 · 288 × 22`, in points. In a narrow column the line breaks in the middle.
    fileprivate var text: String {
        "\(minX.shortestText),\u{A0}\(minY.shortestText) · \(width.shortestText)\u{A0}×\u{A0}\(height.shortestText)"
    }
}
