import LayoutEngine
import PlaygroundModel
import Simulation

extension Comparison {
    public struct Subject: Sendable {
        public let wireframe: DeviceWireframe
        /// The elements on the screen, without layout guides.
        public let elements: [ScreenElement]
        let scene: Scene
        let containers: [ContainerContents]

        public init(
            _ wireframe: DeviceWireframe, scene: Scene, layouts: [ControllerInstance.ID: LayoutResult], state: SimulationState,
            playground: Playground
        ) {
            self.wireframe = wireframe
            self.scene = scene
            elements = ScreenElement.all(in: scene, layouts).filter { $0.view?.definition.kind != .layoutGuide }
            containers = ContainerContents.all(in: state, playground)
        }
    }

    public init(of first: Subject, and second: Subject) {
        let pairs = ElementPair.all(first.elements, second.elements)
        self.init(
            first: Side(first.wireframe), second: Side(second.wireframe),
            traits: Self.traits(first, second), containers: Self.containers(first, second),
            presence: pairs.compactMap { $0.presence }, frames: pairs.compactMap { $0.frames }
        )
    }

    public static func containers(_ first: Subject, _ second: Subject) -> [Difference] {
        ContainerContents.differences(first.containers, second.containers)
    }

    /// Omits a child's difference that equals its parent's.
    public static func traits(_ first: Subject, _ second: Subject) -> [TraitGroup] {
        let (first, second) = (first.scene, second.scene)
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
}

extension Comparison.Side {
    init(_ wireframe: DeviceWireframe) {
        self.init(id: wireframe.id, name: wireframe.chrome.name, subtitle: wireframe.chrome.subtitle)
    }
}
