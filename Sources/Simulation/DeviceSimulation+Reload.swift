import PlaygroundModel

extension DeviceSimulation {
    /// Goes on with a changed playground, on the same screen wherever its controllers still exist.
    ///
    /// What is gone is taken out of the stacks; a presented controller that is gone takes those it presented with it.
    public mutating func reload(
        _ playground: Playground, containerLayout: @escaping ContainerLayout = ContainerLayoutRequest.fillContainer
    ) -> [LogEntry] {
        let old = state
        let former = self.playground
        self.playground = playground
        state.touch = nil
        if state.shortcutItems == former.quickActions.dynamic { state.shortcutItems = playground.quickActions.dynamic }
        let replaced = fitWindow(in: &state.environment)
        var reconciliation = Reconciliation(playground: playground, former: former, living: old.layers)
        state.layers = reconciliation.layers(old.layers)
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
