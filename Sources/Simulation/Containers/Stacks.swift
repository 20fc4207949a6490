import PlaygroundModel

enum Stacks {
    static func push(
        _ id: ControllerID, onto navigation: ControllerInstance.ID, for sender: Sender,
        in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        // UIKit permits a nested navigation controller only in a collapsed split view.
        let isInCollapsedSplit = state.parent(of: navigation)?.split?.isCollapsed == true
        guard isInCollapsedSplit || context.playground.controller(id)?.kind.isNavigation == false else {
            return .ignored(.cannotPushNavigationController(id), at: sender.path)
        }
        guard let instance = context.makeInstance(of: id, in: state) else { return context.noRoom(in: state, for: sender) }
        state.update(navigation) { $0.children.append(instance) }
        return [LogEntry(.pushed(instance.id, onto: navigation), path: sender.path)]
    }

    /// Pops controllers. If only the root is left, pops the navigation controller itself if it is on another stack.
    /// - Parameter count: The number of controllers that remain. `nil` to pop only the top controller.
    static func pop(
        from navigation: ControllerInstance.ID, keeping count: Int?, at path: DocumentPath?,
        in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        var popped: [ControllerInstance] = []
        state.update(navigation) { navigation in
            let kept = max(1, count ?? navigation.children.count - 1)
            popped = navigation.children.dropFirst(kept).reversed()
            navigation.children = Array(navigation.children.prefix(kept))
        }
        if popped.isEmpty, let outer = state.parent(of: navigation), context.isNavigation(outer.id) {
            return pop(from: outer.id, keeping: count, at: path, in: &state, context)
        }
        guard !popped.isEmpty else { return .ignored(.nothingToPop(navigation), at: path) }
        state.keepColumns(among: popped, offStackOf: navigation)
        return [LogEntry(.popped(popped.map { $0.id }, from: navigation), path: path)]
    }
}
