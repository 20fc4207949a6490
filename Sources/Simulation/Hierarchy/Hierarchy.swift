import PlaygroundModel

/// The controllers of one state with everything they have there: traits, frames, adaptive elements, bars.
///
/// It is worked out once for a state and kept with it. Changes are told by comparing two of them (``HierarchyChange``), and
/// what stands on the screen is the visible part (``Scene``). A class, since it never changes and is handed on whole.
final class Hierarchy: Sendable {
    /// What it was worked out from.
    let layers: [ControllerInstance]
    let environment: Environment
    let playground: Playground

    let geometry: WindowGeometry
    let screenTraits: ResolvedTraits
    let windowTraits: ResolvedTraits
    let firstResponder: FirstResponder?
    let keyboard: Keyboard?
    /// Every living controller, covered ones included: layers back to front, in each a parent before its children.
    let controllers: [SceneController]
    /// Those to be seen.
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
        // The event of the back button in front needs no name.
        if let front = visible.lastIndex(where: { $0.navigationBar?.backEvent != nil }) {
            visible[front].navigationBar?.backEvent = .back
        }
        onScreen = visible
    }

    /// The hierarchy of an app that has no controller yet, in the same window.
    var withoutControllers: Hierarchy {
        Hierarchy(
            layers: [], environment: environment, playground: playground, geometry: geometry, screenTraits: screenTraits,
            windowTraits: windowTraits, controllers: []
        )
    }

    /// A living controller.
    func controller(_ id: ControllerInstance.ID) -> SceneController? {
        positions[id].map { controllers[$0] }
    }

    /// Whether this is what the state has in a version of the playground.
    func isOf(_ state: SimulationState, _ playground: Playground) -> Bool {
        layers == state.layers && environment == state.environment && firstResponder == state.firstResponder
            && self.playground.isTriviallyIdentical(to: playground)
    }

    /// How each presented controller is presented.
    var presentationForms: [ControllerInstance.ID: PresentationForm] {
        var forms: [ControllerInstance.ID: PresentationForm] = [:]
        for layer in layers { forms[layer.presentedID] = controller(layer.id)?.presentation?.form }
        return forms
    }
}
