import PlaygroundModel

/// The resolved controllers of one state: traits, frames, adaptive elements, bars. Callbacks result from comparing two hierarchies
/// (``HierarchyChange``). The visible part is the ``Scene``. A class, so that it is shared and not copied.
final class Hierarchy: Sendable {
    let layers: [ControllerInstance]
    let environment: Environment
    let playground: Playground

    let geometry: WindowGeometry
    let screenTraits: ResolvedTraits
    let windowTraits: ResolvedTraits
    let firstResponder: FirstResponder?
    let keyboard: Keyboard?
    /// All living controllers, including covered ones. Layers are ordered back to front, and parents come before children.
    let controllers: [SceneController]
    let onScreen: [SceneController]
    private let positions: [ControllerInstance.ID: Int]

    init(
        layers: [ControllerInstance], environment: Environment, playground: Playground, geometry: WindowGeometry, screenTraits: ResolvedTraits,
        windowTraits: ResolvedTraits, firstResponder: FirstResponder? = nil, keyboard: Keyboard? = nil, controllers: [SceneController]
    ) {
        self.layers = layers
        self.environment = environment
        self.playground = playground
        self.geometry = geometry
        self.screenTraits = screenTraits
        self.windowTraits = windowTraits
        self.firstResponder = firstResponder
        self.keyboard = keyboard
        self.controllers = controllers
        positions = Dictionary(firstOf: controllers.indices.map { (controllers[$0].id, $0) })
        var visible = controllers.filter { $0.isVisible }
        if let front = visible.lastIndex(where: { $0.navigationBar?.backEvent != nil }) {
            visible[front].navigationBar?.backEvent = .back
        }
        onScreen = visible
    }

    var withoutControllers: Hierarchy {
        Hierarchy(
            layers: [], environment: environment, playground: playground, geometry: geometry, screenTraits: screenTraits,
            windowTraits: windowTraits, controllers: []
        )
    }

    func controller(_ id: ControllerInstance.ID) -> SceneController? {
        positions[id].map { controllers[$0] }
    }

    func isOf(_ state: SimulationState, _ playground: Playground) -> Bool {
        layers == state.layers && environment == state.environment && firstResponder == state.firstResponder
            && self.playground.isTriviallyIdentical(to: playground)
    }

    var presentationForms: [ControllerInstance.ID: PresentationForm] {
        var forms: [ControllerInstance.ID: PresentationForm] = [:]
        for layer in layers { forms[layer.presentedID] = controller(layer.id)?.presentation?.form }
        return forms
    }
}
