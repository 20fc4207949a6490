import PlaygroundModel

extension DeviceSimulation {
    /// Goes on with a changed playground, on the same screen wherever its controllers still exist.
    ///
    /// What is gone is taken out of the stacks; a presented controller that is gone takes those it presented with it.
    public mutating func reload(
        _ playground: Playground, containerLayout: @escaping ContainerLayout = ContainerLayoutRequest.fillContainer
    ) -> [LogEntry] {
        let old = state
        self.playground = playground
        let replaced = fitWindow(in: &state.environment)
        var reconciliation = Reconciliation(playground: playground, living: old.layers)
        state.layers = reconciliation.layers(old.layers)
        let living = Set(state.instances.map(\.id))
        let dropped = old.instances.map(\.id).filter { !living.contains($0) }
        let known = Set(old.instances.map(\.id))
        let added = state.instances.map(\.id).filter { !known.contains($0) }
        return replaced + dropped.reversed().map { LogEntry(.droppedOnReload($0)) }
            + added.map { LogEntry(.addedOnReload($0), path: definition(of: $0)?.path) }
            + appearance(of: Set(added), containerLayout)
    }
}

/// Fits living controllers to a changed playground.
private struct Reconciliation {
    let playground: Playground
    var factory: InstanceFactory

    init(playground: Playground, living: [ControllerInstance]) {
        self.playground = playground
        factory = InstanceFactory(playground: playground, living: living)
    }

    mutating func layers(_ old: [ControllerInstance]) -> [ControllerInstance] {
        var layers: [ControllerInstance] = []
        let keepsRoot = old.first?.id.controller == playground.rootViewController
        if let root = keepsRoot ? old.first.flatMap({ reconciled($0) }) : factory.make(playground.rootViewController) {
            layers.append(root)
        }
        for layer in old.dropFirst() {
            guard !layers.isEmpty, let kept = reconciled(layer) else { break }
            layers.append(kept)
        }
        return layers
    }

    /// The instance with the children its definition now gives it, or `nil` where the definition is gone.
    private mutating func reconciled(
        _ instance: ControllerInstance, inside ancestors: [ControllerID] = []
    ) -> ControllerInstance? {
        let id = instance.id.controller
        guard let definition = playground.controller(id), !ancestors.contains(id) else { return nil }
        var result = instance
        let inside = ancestors + [id]
        switch definition.kind {
        case .view:
            result.children = []
        case .navigation(let root):
            // What was pushed may contain the stack's own definition once more: it is no child by definition.
            let pushed = instance.children.dropFirst().compactMap { reconciled($0) }
            result.children = [child(root, of: instance.children.prefix(1), inside: inside)].compactMap(\.self) + pushed
        case .container(let names):
            result.children = names.compactMap { child($0, of: instance.children[...], inside: inside) }
        }
        return result
    }

    /// The living child of that name, else a new one.
    private mutating func child(
        _ id: ControllerID, of children: ArraySlice<ControllerInstance>, inside ancestors: [ControllerID]
    ) -> ControllerInstance? {
        guard let living = children.first(where: { $0.id.controller == id }) else {
            return factory.make(id, inside: ancestors)
        }
        return reconciled(living, inside: ancestors)
    }
}
