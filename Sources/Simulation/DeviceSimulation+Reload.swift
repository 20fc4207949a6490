import PlaygroundModel

extension DeviceSimulation {
    /// Continues with a changed playground, on the same screen if its controllers still exist. Removed controllers take the controllers
    /// that they presented with them. Only new controllers receive callbacks (first traits): a running app receives none for changed code.
    public mutating func reload(_ playground: Playground) -> [LogEntry] {
        let former = self.playground
        if !playground.languages.contains(state.environment.language) { state.environment.take(.language(.base)) }
        replacePlayground(by: playground)
        return resume(after: former)
    }

    mutating func resume(after former: Playground) -> [LogEntry] {
        withContext { Self.resume(after: former, in: &$0, $1) }
    }

    private static func resume(
        after former: Playground, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let old = state
        state.touch = nil
        if state.shortcutItems == former.quickActions.dynamic { state.shortcutItems = context.playground.quickActions.dynamic }
        let replaced = EnvironmentReducer.fitWindow(of: context.device, in: &state.environment, context.profile)
        guard state.isRunning else {
            state.launch(context.playground)
            _ = Settling.settle(&state, context)
            return replaced
        }
        let anchors = anchors(in: context.announced, old, context)
        var reconciliation = Reconciliation(playground: context.playground, former: former, living: old.layers)
        state.layers = reconciliation.layers(old.layers)
        fitChanges(after: former, in: &state, context)
        Settling.fitStandIns(in: &state, context)
        context.announced = nil
        let settled = Settling.settle(&state, context)
        Responders.fit(in: &state, context)
        keepRows(anchors, in: &state, context)
        let living = Set(state.instances.map { $0.id })
        let dropped = old.instances.map { $0.id }.filter { !living.contains($0) }
        let known = Set(old.instances.map { $0.id })
        let added = state.instances.map { $0.id }.filter { !known.contains($0) }
        let now = context.hierarchy(of: state)
        context.announced = now
        return replaced + dropped.reversed().map { LogEntry(.droppedOnReload($0)) }
            + added.map { LogEntry(.addedOnReload($0), path: context.definition(of: $0)?.path) }
            + settled + HierarchyChange.firstTraits(in: now, after: old.layers, profile: context.profile)
    }

    private typealias Anchor = (controller: ControllerInstance.ID, list: ViewID, row: RowAnchor)

    private static func anchors(in former: Hierarchy?, _ state: SimulationState, _ context: SimulationContext) -> [Anchor] {
        var found: [Anchor] = []
        for controller in former?.controllers ?? [] where !controller.changes.scrollDistances.isEmpty {
            var resolver = context.resolver(for: state)
            let layout = resolver.layout(of: controller)
            for list in controller.changes.scrollDistances.keys {
                if let row = RowAnchor(of: list, in: controller, layout) { found.append((controller.id, list, row)) }
            }
        }
        return found
    }

    /// Keeps the first visible row of each list at the same position when rows above it change.
    private static func keepRows(_ anchors: [Anchor], in state: inout SimulationState, _ context: SimulationContext) {
        for anchor in anchors {
            var resolver = context.resolver(for: state)
            guard let controller = context.hierarchy(of: state).controller(anchor.controller), controller.changes.scrollDistances[anchor.list] != nil,
                  let distance = anchor.row.distance(of: anchor.list, in: controller, resolver.layout(of: controller))
            else { continue }
            state.update(anchor.controller) { $0.changes.scroll(anchor.list, to: distance) }
        }
    }

    private static func fitChanges(
        after former: Playground, in state: inout SimulationState, _ context: SimulationContext
    ) {
        for instance in state.instances where !instance.changes.isEmpty {
            guard let definition = context.definition(of: instance.id) else { continue }
            state.update(instance.id) { $0.changes.fit(definition, after: former.controller(instance.id.controller)) }
        }
    }
}
