import PlaygroundModel

extension Actions {
    /// An unwind segue: dismisses and pops to the nearest controller of that name behind the sender.
    static func unwind(
        to id: ControllerID, from sender: Sender, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard let layer = state.layerIndex(of: sender.controller),
              let target = destination(of: id, before: sender.controller, in: layer, state)
        else { return .ignored(.nothingToUnwindTo(id), at: sender.path) }
        var entries: [LogEntry] = []
        if let index = state.layerIndex(of: target), index < state.layers.count - 1 {
            entries += Presentations.dismiss(above: index, at: sender.path, in: &state)
        }
        for (parent, child) in zip(state.path(to: target), state.path(to: target).dropFirst()) {
            let index = parent.children.firstIndex { $0.id == child.id } ?? 0
            if context.isNavigation(parent.id), index < parent.children.count - 1 {
                entries += Stacks.pop(from: parent.id, keeping: index + 1, at: sender.path, in: &state, context)
            } else if parent.tabBar != nil, parent.tabBar?.selectedIndex != index {
                state.update(parent.id) { $0.tabBar?.select(index) }
                entries.append(LogEntry(.selectedTab(child.id, in: parent.id), path: sender.path))
            }
        }
        return entries + [LogEntry(.unwound(to: target), path: sender.path)]
    }

    /// The destination: in the nearest ancestor with a match, the last match before the sender's branch. The layers behind follow.
    private static func destination(
        of id: ControllerID, before sender: Instance, in layer: Int, _ state: SimulationState
    ) -> Instance? {
        let path = state.path(to: sender)
        for (parent, child) in zip(path, path.dropFirst()).reversed() {
            let before = parent.children.prefix { $0.id != child.id }
            if let match = before.flatMap({ $0.subtreeInHierarchy }).last(where: { $0.id.controller.name == id.name }) { return match.id }
            if parent.id.controller.name == id.name { return parent.id }
        }
        for behind in state.layers[..<layer].reversed() {
            if let match = behind.subtreeInHierarchy.last(where: { $0.id.controller.name == id.name }) { return match.id }
        }
        return nil
    }
}
