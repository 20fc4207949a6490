import PlaygroundModel

struct InstanceFactory {
    let playground: Playground
    /// The used serials, by the name of the definition without arguments.
    private var serials: [String: Set<Int>] = [:]

    init(playground: Playground, living: [ControllerInstance]) {
        self.playground = playground
        for instance in living.flatMap({ $0.subtree }) {
            serials[instance.id.controller.name, default: []].insert(instance.id.serial)
        }
    }

    /// - Returns: `nil` for an undefined controller, and for one that contains itself, which the reader rejects.
    mutating func make(_ id: ControllerID, inside ancestors: [ControllerID] = []) -> ControllerInstance? {
        guard let definition = playground.controller(id), !ancestors.contains(id) else { return nil }
        let instanceID = ControllerInstance.ID(id, serial: nextSerial(of: id))
        let inside = ancestors + [id]
        if case .split(let split) = definition.kind { return make(split, instanceID, inside: inside) }
        var instance = ControllerInstance(id: instanceID)
        instance.textBytes = definition.textBytes
        for child in definition.initialChildren {
            guard let child = make(child, inside: inside) else { continue }
            instance.children.append(child)
        }
        switch definition.kind {
        case .tabBar(let tabs):
            instance.tabBar = TabBarState(selectedIndex: instance.children.indices.contains(tabs.selectedIndex) ? tabs.selectedIndex : 0)
        case .page: instance.currentPage = 0
        default: break
        }
        return instance
    }

    private mutating func make(
        _ split: SplitDefinition, _ id: ControllerInstance.ID, inside ancestors: [ControllerID]
    ) -> ControllerInstance {
        var instance = ControllerInstance(id: id)
        var state = SplitState(columns: [])
        for column in split.columns {
            guard let content = split.controller(in: column),
                  let child = make(content, in: column, of: split, inside: ancestors)
            else { continue }
            if column == .compact {
                state.kept[column] = child
            } else {
                instance.children.append(child)
                state.columns.append(column)
            }
        }
        instance.split = state
        return instance
    }

    /// The column style wraps the controller in a navigation controller, except in the compact column
    /// (setViewController(_:for:)). Inferred: it also wraps controllers of `showDetail`.
    mutating func make(
        _ id: ControllerID, in column: SplitDefinition.Column, of split: SplitDefinition,
        inside ancestors: [ControllerID] = []
    ) -> ControllerInstance? {
        let isWrapped = split.isColumnStyle && column != .compact
            && playground.controller(id)?.kind.isNavigation == false
        return make(isWrapped ? id.wrappedInNavigation : id, inside: ancestors)
    }

    /// The smallest free serial. Going forward and back therefore restores the state.
    private mutating func nextSerial(of id: ControllerID) -> Int {
        var serial = 1
        while serials[id.name, default: []].contains(serial) { serial += 1 }
        serials[id.name, default: []].insert(serial)
        return serial
    }
}
