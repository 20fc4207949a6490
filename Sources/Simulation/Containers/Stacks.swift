import PlaygroundModel

/// What navigation controllers do to their stacks.
enum Stacks {
    /// UINavigationController.pushViewController(_:animated:).
    static func push(
        _ id: ControllerID, onto navigation: ControllerInstance.ID, for sender: Sender, in app: inout DeviceSimulation
    ) -> [LogEntry] {
        // UIKit lets a navigation controller onto another one's stack only in a collapsed split view.
        let isInCollapsedSplit = app.state.parent(of: navigation)?.split?.isCollapsed == true
        guard isInCollapsedSplit || app.playground.controller(id)?.kind.isNavigation == false else {
            return [LogEntry(.ignored(.cannotPushNavigationController(id)), path: sender.path)]
        }
        guard let instance = app.makeInstance(of: id) else { return app.noRoom(for: sender) }
        app.state.update(navigation) { $0.children.append(instance) }
        return [LogEntry(.pushed(instance.id, onto: navigation), path: sender.path)]
    }

    /// Pops one controller, or all above the lowest few. At its root, a navigation controller that stands on another one's
    /// stack is popped itself.
    ///
    /// - Parameter count: How many stay; `nil` is all but one.
    static func pop(
        from navigation: ControllerInstance.ID, keeping count: Int?, at path: DocumentPath?, in app: inout DeviceSimulation
    ) -> [LogEntry] {
        var popped: [ControllerInstance] = []
        app.state.update(navigation) { navigation in
            let kept = max(1, count ?? navigation.children.count - 1)
            popped = navigation.children.dropFirst(kept).reversed()
            navigation.children = Array(navigation.children.prefix(kept))
        }
        if popped.isEmpty, let outer = app.state.parent(of: navigation), app.isNavigation(outer.id) {
            return pop(from: outer.id, keeping: count, at: path, in: &app)
        }
        guard !popped.isEmpty else { return [LogEntry(.ignored(.nothingToPop(navigation)), path: path)] }
        SplitViews.keepColumns(among: popped, offStackOf: navigation, in: &app.state)
        return [LogEntry(.popped(popped.map { $0.id }, from: navigation), path: path)]
    }
}

extension DeviceSimulation {
    func isNavigation(_ id: ControllerInstance.ID) -> Bool {
        definition(of: id)?.kind.isNavigation == true
    }

    /// What the log says where no instance is made.
    func noRoom(for sender: Sender) -> [LogEntry] {
        [LogEntry(.ignored(.tooManyControllers(limit: PlaygroundLimits.livingControllers)), path: sender.path)]
    }

    func splitDefinition(of id: ControllerInstance.ID) -> SplitDefinition? {
        if case .split(let split)? = definition(of: id)?.kind { split } else { nil }
    }

    /// A new instance of a definition, which is in no hierarchy yet; `nil` where so many controllers live that no more are
    /// made (`PlaygroundLimits.livingControllers`).
    ///
    /// - Parameter column: The column of a split view that it is made for.
    func makeInstance(
        of id: ControllerID, in column: (SplitDefinition.Column, SplitDefinition)? = nil
    ) -> ControllerInstance? {
        guard state.instances.count < PlaygroundLimits.livingControllers else { return nil }
        var factory = InstanceFactory(playground: playground, living: state.layers)
        guard let (column, split) = column else { return factory.make(id) }
        return factory.make(id, in: column, of: split)
    }
}
