import PlaygroundModel

/// The constant part of an event: app, device, and hierarchies resolved on demand. A class, so that all steps share the cached hierarchies.
final class SimulationContext {
    /// The playground with the device's version of iOS and language.
    let playground: Playground
    /// The version of iOS that the file requests for the device, ignoring the device's setting.
    let followedVersion: SystemVersion
    let device: Device
    private(set) var memory: HierarchyMemory
    var event: Event? {
        didSet { knownCause = nil }
    }
    private var knownCause: String?

    init(playground: Playground, followedVersion: SystemVersion, device: Device, memory: HierarchyMemory) {
        self.playground = playground
        self.followedVersion = followedVersion
        self.device = device
        self.memory = memory
    }

    var profile: BehaviourProfile { playground.profile }

    var cause: String? {
        if knownCause == nil, let event {
            let text = LogEntry(.received(event)).text
            let words = text.beginning(bytes: Self.causeBytes)
            knownCause = words.utf8.count < text.utf8.count ? words + "…" : words
        }
        return knownCause
    }

    private static let causeBytes = 80

    var announced: Hierarchy? {
        get { memory.announced }
        set { memory.announced = newValue }
    }

    func hierarchy(of state: SimulationState) -> Hierarchy {
        if let latest = memory.latest, latest.isOf(state, playground) { return latest }
        var resolver = resolver(for: state, with: memory.layouts.take())
        let hierarchy = resolver.hierarchy(of: state.layers)
        memory.layouts = resolver.takeLayouts()
        memory.layouts.keep(Set((state.instances + (state.touch?.preview?.subtree ?? [])).map { $0.id }))
        memory.latest = hierarchy
        return hierarchy
    }

    func resolver(for state: SimulationState, with layouts: ControllerLayouts = ControllerLayouts()) -> HierarchyResolver {
        HierarchyResolver(
            playground: playground, device: device, environment: state.environment, firstResponder: state.firstResponder,
            after: memory.latest, layouts: layouts
        )
    }

    func windowTraits(of state: SimulationState) -> ResolvedTraits { resolver(for: state).windowTraits }

    func definition(of instance: ControllerInstance.ID) -> ControllerDefinition? {
        playground.controller(instance.controller)
    }

    func isNavigation(_ id: ControllerInstance.ID) -> Bool {
        definition(of: id)?.kind.isNavigation == true
    }

    func splitDefinition(of id: ControllerInstance.ID) -> SplitDefinition? {
        if case .split(let split)? = definition(of: id)?.kind { split } else { nil }
    }

    /// A new instance outside the hierarchy. `nil` beyond `PlaygroundLimits.livingControllers` or `stateBytes`.
    func makeInstance(
        of id: ControllerID, for column: (SplitDefinition.Column, SplitDefinition)? = nil, in state: SimulationState
    ) -> ControllerInstance? {
        guard state.instances.count < PlaygroundLimits.livingControllers,
              state.hasRoom(forText: playground.controller(id)?.textBytes ?? 0)
        else { return nil }
        var factory = InstanceFactory(playground: playground, living: state.layers)
        guard let (column, split) = column else { return factory.make(id) }
        return factory.make(id, in: column, of: split)
    }

    func noRoom(in state: SimulationState, for sender: Sender) -> [LogEntry] {
        let areMany = state.instances.count >= PlaygroundLimits.livingControllers
        let reason: LogFact.Reason = areMany ? .tooManyControllers(limit: PlaygroundLimits.livingControllers) : .tooMuchText
        return .ignored(reason, at: sender.path)
    }
}
