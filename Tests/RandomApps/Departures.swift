import PlaygroundModel
import Simulation

/// The controllers that left the app in an event, according to the log: popped, dismissed, replaced, released by a split view that had
/// kept it, dropped because the version of iOS has no place for it, or ended with the app.
///
/// A controller's descendants leave with it. A stack in which a controller is replaced loses the controllers above it.
/// A controller that wraps a presented one leaves with it, or when the presentation adapts.
struct Departures {
    let ids: Set<ControllerInstance.ID>

    init(_ log: [LogEntry], from before: DeviceSimulation) {
        let living = before.state.instances
        if log.contains(where: { $0.fact == .homeScreen(.terminated) }) {
            ids = Set(living.map(\.id))
            return
        }
        var named: Set<ControllerInstance.ID> = []
        var adapted: Set<ControllerInstance.ID> = []
        for entry in log {
            switch entry.fact {
            case .popped(let instances, _), .dismissed(let instances): named.formUnion(instances)
            case .released(let old, _), .droppedOnReload(let old): named.insert(old)
            case .replaced(let old?, _, let container):
                named.insert(old)
                guard case .navigation? = before.playground.controller(container.controller)?.kind else { continue }
                let stack = living.first { $0.id == container }?.children ?? []
                named.formUnion(stack.map(\.id).drop { $0 != old })
            case .adapted(let presented, _, _): adapted.insert(presented)
            default: break
            }
        }
        let gone = living.filter { named.contains($0.id) }.flatMap(\.subtree).map(\.id)
        ids = Set(gone + named.union(adapted).flatMap { Self.standIn(for: $0, in: before.state) })
    }

    /// The controllers around a presented one.
    private static func standIn(
        for presented: ControllerInstance.ID, in state: SimulationState
    ) -> [ControllerInstance.ID] {
        guard let layer = state.layers.first(where: { $0.presentation?.standIn == .around(presented) }) else { return [] }
        let inside = layer.subtree.first { $0.id == presented }?.subtree ?? []
        return layer.subtree.map(\.id).filter { id in !inside.contains { $0.id == id } }
    }
}
