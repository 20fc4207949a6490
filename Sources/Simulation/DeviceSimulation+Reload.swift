import PlaygroundModel

extension DeviceSimulation {
    /// Goes on with a changed playground, on the same screen wherever its controllers still exist.
    ///
    /// What is gone is taken out of the stacks; a presented controller that is gone takes those it presented with it.
    public mutating func reload(
        _ playground: Playground, containerLayout: @escaping ContainerLayout = ContainerLayoutRequest.fillContainer
    ) -> [LogEntry] {
        requestedVersion = playground.profile.version
        return goOn(with: playground, containerLayout)
    }

    /// Runs the app under another version of iOS, on the screen it is on. A device that is given the version of the file has
    /// none of its own, and follows the file from there on.
    mutating func changeSystem(to version: Int, _ containerLayout: @escaping ContainerLayout) -> [LogEntry] {
        guard version != playground.profile.version else { return [LogEntry(.ignored(.nothingNew))] }
        state.environment.systemVersion = version == requestedVersion ? nil : version
        return goOn(with: playground, containerLayout)
    }

    private mutating func goOn(with playground: Playground, _ containerLayout: @escaping ContainerLayout) -> [LogEntry] {
        let old = state
        let former = self.playground
        self.playground = playground
        self.playground.profile.version = state.environment.systemVersion ?? requestedVersion
        state.touch = nil
        if state.shortcutItems == former.quickActions.dynamic { state.shortcutItems = playground.quickActions.dynamic }
        let replaced = fitWindow(in: &state.environment)
        guard isRunning else {
            _ = launch(containerLayout)
            return replaced
        }
        var reconciliation = Reconciliation(playground: playground, former: former, living: old.layers)
        state.layers = reconciliation.layers(old.layers)
        fitStandIns(containerLayout)
        let settled = dropOrphans() + settle(containerLayout)
        let living = Set(state.instances.map(\.id))
        let dropped = old.instances.map(\.id).filter { !living.contains($0) }
        let known = Set(old.instances.map(\.id))
        let added = state.instances.map(\.id).filter { !known.contains($0) }
        return replaced + dropped.reversed().map { LogEntry(.droppedOnReload($0)) }
            + added.map { LogEntry(.addedOnReload($0), path: definition(of: $0)?.path) }
            + settled + appearance(of: Set(added), containerLayout)
    }
}
