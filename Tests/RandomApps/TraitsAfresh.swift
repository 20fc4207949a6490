import PlaygroundModel
import Simulation

/// The traits of controllers on screen, computed independently of the simulation: from the window of an app launched
/// in the same environment, by the rules of presentations, of split views, and of the playground's overrides.
struct TraitsAfresh {
    private let playground: Playground
    private let scene: Scene
    private let state: SimulationState
    private let window: TraitCollection
    private let controllers: [ControllerInstance.ID: SceneController]

    init(_ simulation: DeviceSimulation, _ scene: Scene) {
        playground = simulation.playground
        state = simulation.state
        self.scene = scene
        window = Self.window(of: simulation)
        controllers = Dictionary(scene.controllers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The traits of the window of an app with a single controller.
    private static func window(of simulation: DeviceSimulation) -> TraitCollection {
        let alone = Playground(
            title: "", profile: simulation.playground.profile, devices: [], rootViewController: "alone",
            controllers: [ControllerDefinition(id: "alone", path: DocumentPath(), kind: .view)],
            customTraits: simulation.playground.customTraits
        )
        return DeviceSimulation(
            playground: alone, configuration: simulation.configuration, environment: simulation.state.environment
        ).scene().traits.collection
    }

    /// A description of the first controller with different traits, or of a split view whose state contradicts its traits.
    var fault: String? {
        for controller in scene.controllers {
            let traits = controller.traits.collection
            if let expected = expected(of: controller), expected != traits {
                return "\(controller.id) has other traits than computed afresh: \(traits.traits(differingFrom: expected))"
            }
            if let split = controller.split, split.isCollapsed != (traits.horizontalSizeClass != .regular) {
                return "\(controller.id) is \(split.isCollapsed ? "" : "not ")collapsed"
            }
        }
        return nil
    }

    /// Returns `nil` if the traits depend on a controller behind the one for which it defines a context.
    private func expected(of controller: SceneController) -> TraitCollection? {
        guard let parent = controller.parent else {
            return inheritedByLayer(controller).map { overridden($0, by: controller) }
        }
        guard let parent = controllers[parent] else { return nil }
        var traits = parent.traits.collection
        if parent.split?.columns.contains(where: { $0.controller == controller.id && $0.column != .secondary }) == true {
            traits.horizontalSizeClass = .compact
        }
        let names = [controller.id.controller, controller.id.controller.wrapped]
        let overrides = parent.definition.overrides.filter { $0.child != nil && names.contains($0.child) }
        traits = apply(overrides, to: traits, in: parent.traits.collection, of: parent)
        return overridden(traits, by: controller)
    }

    /// A layer has the window's traits, or the traits of its context. A sheet or a popover is compact in width, and elevated.
    private func inheritedByLayer(_ controller: SceneController) -> TraitCollection? {
        guard let form = controller.presentation?.form else { return window }
        var traits = window
        if form == .currentContext || form == .overCurrentContext,
           let context = state.layers.first(where: { $0.id == controller.id })?.presentation?.context {
            guard let context = controllers[context] else { return nil }
            traits = context.traits.collection
        }
        guard form.isElevated else { return traits }
        traits.horizontalSizeClass = .compact
        if playground.profile.has(.userInterfaceLevel) { traits.userInterfaceLevel = .elevated }
        return traits
    }

    /// Applies overrides. From iOS 17 on, a controller overrides its own traits, based on inherited ones.
    private func overridden(_ inherited: TraitCollection, by controller: SceneController) -> TraitCollection {
        guard playground.profile.has(.traitOverrides) else { return inherited }
        return apply(controller.definition.overrides.filter { $0.child == nil }, to: inherited, in: inherited, of: controller)
    }

    private func apply(
        _ overrides: [ControllerDefinition.Override], to inherited: TraitCollection, in deciding: TraitCollection,
        of owner: SceneController
    ) -> TraitCollection {
        let context = ConditionContext(
            traits: deciding, orientation: scene.environment.orientation, size: owner.frame.size
        )
        return overrides.filter { $0.condition.holds(in: context) }.reduce(inherited) { traits, override in
            let lent = override.source.flatMap { lender($0, above: owner, isOwn: override.child == nil) } ?? TraitCollection()
            return [lent, override.traits].reduce(traits) { TraitCollection(traitsFrom: [$0, known($1)]) }
        }
    }

    /// The nearest controller with the name, from the owner up. For an override on the owner itself, the search starts at its parent.
    private func lender(_ name: ControllerID, above owner: SceneController, isOwn: Bool) -> TraitCollection? {
        var current = isOwn ? owner.parent.flatMap { controllers[$0] } : owner
        while let controller = current {
            if controller.id.controller == name { return controller.traits.collection }
            current = controller.parent.flatMap { controllers[$0] }
        }
        return nil
    }

    /// The traits without those that the version of iOS does not have.
    private func known(_ traits: TraitCollection) -> TraitCollection {
        traits.specifiedTraits.filter(playground.profile.has).reduce(into: TraitCollection()) { $0[$1] = traits[$1] }
    }
}
