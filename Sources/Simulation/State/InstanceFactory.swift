import PlaygroundModel

/// Makes instances of definitions, with the children that a definition gives its controller from the start.
struct InstanceFactory {
    let playground: Playground
    /// The serials in use, by definition.
    private var serials: [ControllerID: Set<Int>] = [:]

    init(playground: Playground, living: [ControllerInstance]) {
        self.playground = playground
        for instance in living.flatMap(\.subtree) {
            serials[instance.id.controller, default: []].insert(instance.id.serial)
        }
    }

    /// A new instance, or `nil` where the playground defines no such controller.
    ///
    /// A definition that contains itself, which the reader refuses, is cut where it would begin again.
    mutating func make(_ id: ControllerID, inside ancestors: [ControllerID] = []) -> ControllerInstance? {
        guard let definition = playground.controller(id), !ancestors.contains(id) else { return nil }
        var instance = ControllerInstance(id: .init(id, serial: nextSerial(of: id)))
        for child in definition.initialChildren {
            guard let child = make(child, inside: ancestors + [id]) else { continue }
            instance.children.append(child)
        }
        return instance
    }

    /// The smallest serial that no living instance has: going back and forth leads to the same state, so that the states
    /// a person can reach stay few.
    private mutating func nextSerial(of id: ControllerID) -> Int {
        var serial = 1
        while serials[id, default: []].contains(serial) { serial += 1 }
        serials[id, default: []].insert(serial)
        return serial
    }
}

extension ControllerDefinition {
    /// The children a controller of this kind is born with.
    var initialChildren: [ControllerID] {
        switch kind {
        case .view: []
        case .navigation(let root): [root]
        case .container(let children): children
        }
    }
}
