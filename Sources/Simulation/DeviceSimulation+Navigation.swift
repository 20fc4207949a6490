import PlaygroundModel

extension DeviceSimulation {
    /// Lets a controller do what an element of it asks for.
    mutating func perform(
        _ action: Action, from sender: ControllerInstance.ID, at path: DocumentPath,
        _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        if let target = action.target, playground.controller(target) == nil {
            return [LogEntry(.ignored(.undefinedController(target)), path: path)]
        }
        switch action {
        case .show(let id), .showDetail(let id):
            return show(id, by: action, from: sender, at: path, containerLayout)
        case .present(let id):
            return present(id, at: path, containerLayout)
        case .push(let id):
            return withNavigation(above: sender, for: action, at: path) { simulation, navigation in
                simulation.push(id, onto: navigation, at: path, containerLayout)
            }
        case .pop:
            return withNavigation(above: sender, for: action, at: path) { $0.pop(from: $1, keeping: nil, at: path) }
        case .popToRoot:
            return withNavigation(above: sender, for: action, at: path) { $0.pop(from: $1, keeping: 1, at: path) }
        case .dismiss:
            return dismissFrontmost(at: path)
        }
    }

    /// A tap on the back button in front.
    mutating func goBack(_ containerLayout: @escaping ContainerLayout) -> [LogEntry] {
        let controllers = resolver(.onScreen, containerLayout).controllers(of: state.layers)
        guard let navigation = controllers.last(where: { $0.navigationBar?.backButtonTitle != nil }) else {
            return [LogEntry(.ignored(.noBackButton))]
        }
        return pop(from: navigation.id, keeping: nil, at: navigation.definition.path)
    }

    /// Closes the front-most presented controller.
    mutating func dismissFrontmost(at path: DocumentPath? = nil) -> [LogEntry] {
        guard state.layers.count > 1 else { return [LogEntry(.ignored(.nothingPresented), path: path)] }
        let dismissed = state.layers.removeLast()
        return [LogEntry(.dismissed([dismissed.id]), path: path)]
    }

    /// `show(_:sender:)` and `showDetailViewController(_:sender:)`: the target acts; without one the window's root presents.
    private mutating func show(
        _ id: ControllerID, by action: Action, from sender: ControllerInstance.ID, at path: DocumentPath,
        _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        let search = ActionTarget(for: action, path: state.path(to: sender), in: playground)
        let outcome = search.target.map { LogFact.TargetOutcome.push(by: $0) } ?? .presentModally
        let walk = LogFact.soughtTarget(action, sender: sender, asked: search.asked, outcome: outcome)
        let effects = if let target = search.target {
            push(id, onto: target, at: path, containerLayout)
        } else {
            present(id, at: path, containerLayout)
        }
        return [LogEntry(walk, path: path)] + effects
    }

    private mutating func push(
        _ id: ControllerID, onto navigation: ControllerInstance.ID, at path: DocumentPath,
        _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        guard playground.controller(id)?.kind.isNavigation == false else {
            return [LogEntry(.ignored(.cannotPushNavigationController(id)), path: path)]
        }
        return bringIn(id, containerLayout) { state, instance in
            state.update(navigation) { $0.children.append(instance) }
            return LogEntry(.pushed(instance.id, onto: navigation), path: path)
        }
    }

    /// Presents over the full screen.
    ///
    /// UIKit's documentation has the window's root present. A controller that presents already cannot present a second time,
    /// so the front-most one of its presentations does.
    private mutating func present(
        _ id: ControllerID, at path: DocumentPath, _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        guard let presenter = state.layers.last?.id else { return [] }
        return bringIn(id, containerLayout) { state, instance in
            state.layers.append(instance)
            return LogEntry(.presented(instance.id, by: presenter), path: path)
        }
    }

    /// Makes a new instance, lets it join the hierarchy, and tells it of its first traits.
    private mutating func bringIn(
        _ id: ControllerID, _ containerLayout: @escaping ContainerLayout,
        join: (inout SimulationState, ControllerInstance) -> LogEntry
    ) -> [LogEntry] {
        var factory = InstanceFactory(playground: playground, living: state.layers)
        guard let instance = factory.make(id) else { return [] }
        let entry = join(&state, instance)
        return [entry] + appearance(of: Set(instance.subtree.map(\.id)), containerLayout)
    }

    /// Pops one controller, or all above the lowest few.
    private mutating func pop(
        from navigation: ControllerInstance.ID, keeping count: Int?, at path: DocumentPath
    ) -> [LogEntry] {
        var popped: [ControllerInstance.ID] = []
        state.update(navigation) { navigation in
            let kept = max(1, count ?? navigation.children.count - 1)
            popped = navigation.children.dropFirst(kept).reversed().map(\.id)
            navigation.children = Array(navigation.children.prefix(kept))
        }
        guard !popped.isEmpty else { return [LogEntry(.ignored(.nothingToPop(navigation)), path: path)] }
        return [LogEntry(.popped(popped, from: navigation), path: path)]
    }

    /// Does something with `navigationController`: the nearest navigation controller above a controller.
    private mutating func withNavigation(
        above sender: ControllerInstance.ID, for action: Action, at path: DocumentPath,
        _ body: (inout DeviceSimulation, ControllerInstance.ID) -> [LogEntry]
    ) -> [LogEntry] {
        let navigation = state.path(to: sender).last { definition(of: $0.id)?.kind.isNavigation == true }
        guard let navigation else {
            return [LogEntry(.ignored(.noNavigationController(above: sender, action)), path: path)]
        }
        return body(&self, navigation.id)
    }
}
