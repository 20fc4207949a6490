import PlaygroundModel

extension DeviceSimulation {
    /// Goes on with a changed playground, on the same screen wherever its controllers still exist.
    ///
    /// What is gone is taken out of the stacks; a presented controller that is gone takes those it presented with it. No app
    /// lives through a change of its own code, so nobody is told of other traits or sizes; new controllers are told of their
    /// first traits.
    public mutating func reload(_ playground: Playground) -> [LogEntry] {
        let former = self.playground
        if !playground.languages.contains(state.environment.language) { state.environment.take(.language(.base)) }
        replacePlayground(by: playground)
        return goOn(after: former)
    }

    /// Runs the app under another version of iOS, on the screen it is on. A device that is given the version of the file has
    /// none of its own, and follows the file from there on.
    mutating func changeSystem(to version: Int) -> [LogEntry] {
        guard version != playground.profile.version else { return [LogEntry(.ignored(.nothingNew))] }
        let former = playground
        state.environment.systemVersion = version == requestedVersion ? nil : version
        runRequestedSystem()
        return goOn(after: former)
    }

    /// Shows the app in another language, on the screen it is on, as Xcode's previews do.
    mutating func changeLanguage(to language: AppLanguage) -> [LogEntry] {
        guard requestedPlayground.languages.contains(language) else { return [LogEntry(.ignored(.noTexts(in: language)))] }
        guard language != state.environment.language else { return [LogEntry(.ignored(.nothingNew))] }
        let former = playground
        state.environment.take(.language(language))
        runRequestedSystem()
        return goOn(after: former)
    }

    /// Fits the state to the playground there is now.
    private mutating func goOn(after former: Playground) -> [LogEntry] {
        let old = state
        state.touch = nil
        if state.shortcutItems == former.quickActions.dynamic { state.shortcutItems = playground.quickActions.dynamic }
        let replaced = EnvironmentReducer.fitWindow(of: configuration.device, in: &state.environment, playground.profile)
        guard isRunning else {
            launch()
            _ = settle()
            return replaced
        }
        var reconciliation = Reconciliation(playground: playground, former: former, living: old.layers)
        state.layers = reconciliation.layers(old.layers)
        fitChanges(after: former)
        fitStandIns()
        told = nil
        let settled = settle()
        let living = Set(state.instances.map { $0.id })
        let dropped = old.instances.map { $0.id }.filter { !living.contains($0) }
        let known = Set(old.instances.map { $0.id })
        let added = state.instances.map { $0.id }.filter { !known.contains($0) }
        return replaced + dropped.reversed().map { LogEntry(.droppedOnReload($0)) }
            + added.map { LogEntry(.addedOnReload($0), path: definition(of: $0)?.path) }
            + settled + firstTraits(after: old.layers)
    }

    private mutating func fitChanges(after former: Playground) {
        for instance in state.instances where !instance.changes.isEmpty {
            guard let definition = definition(of: instance.id) else { continue }
            state.update(instance.id) { $0.changes.fit(definition, after: former.controller(instance.id.controller)) }
        }
    }

    private mutating func firstTraits(after layers: [ControllerInstance]) -> [LogEntry] {
        let now = hierarchy()
        told = now
        return HierarchyChange.firstTraits(in: now, after: layers, profile: playground.profile)
    }
}
