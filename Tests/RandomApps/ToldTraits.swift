import PlaygroundModel
import Simulation

/// The traits that each controller knows from callbacks: its initial traits, and every
/// `traitCollectionDidChange` since. After a missing or surplus callback a controller's knowledge differs from its traits.
///
/// Controllers without a callback for their first traits (before iOS 13, and when the version of iOS
/// changes) and controllers that a split view keeps outside the hierarchy are not tracked. Their first visible traits are
/// assumed to be known. An app that does not run receives nothing.
struct ToldTraits {
    private var known: [ControllerInstance.ID: TraitCollection] = [:]

    /// Processes the callbacks of an event, or of the launch.
    mutating func hear(_ log: [LogEntry], from before: DeviceSimulation?, to after: DeviceSimulation, _ scene: Scene) -> String? {
        guard after.state.homeScreen.app != .notRunning else {
            known = [:]
            return nil
        }
        let hierarchy = Set(after.state.layers.flatMap(\.hierarchy))
        let former = Set(before?.state.instances.map(\.id) ?? [])
        forget(log, from: before, hierarchy)
        if after.playground.profile.has(.traitPrediction), log.first?.fact.isSystemChange != true {
            for newcomer in hierarchy.subtracting(former) { known[newcomer] = scene.traits.collection }
        }
        for entry in log {
            guard case .traitCollectionDidChange(let id, let changes) = entry.fact, var traits = known[id] else { continue }
            for change in changes {
                if traits[change.trait] != change.old {
                    return "\(id) received that its \(change.trait) was \(change.old.map { "\($0)" } ?? "unspecified")"
                }
                traits[change.trait] = change.new
            }
            known[id] = traits
        }
        return fault(in: scene)
    }

    private mutating func forget(
        _ log: [LogEntry], from before: DeviceSimulation?, _ hierarchy: Set<ControllerInstance.ID>
    ) {
        let departed = before.map { Departures(log, from: $0).ids } ?? []
        let startsAnew = log.contains { $0.fact.isSystemChange || $0.fact.isLaunch }
        known = startsAnew ? [:] : known.filter { hierarchy.contains($0.key) && !departed.contains($0.key) }
    }

    private mutating func fault(in scene: Scene) -> String? {
        for controller in scene.controllers {
            let traits = controller.traits.collection
            guard let known = known[controller.id] else {
                self.known[controller.id] = traits
                continue
            }
            if known != traits { return "\(controller.id) was not told of \(known.traits(differingFrom: traits))" }
        }
        return nil
    }
}

extension ControllerInstance {
    /// All controllers in the hierarchy, without controllers that a split view keeps outside of it.
    fileprivate var hierarchy: [ID] { [id] + children.flatMap(\.hierarchy) }
}

extension LogFact {
    fileprivate var isSystemChange: Bool {
        switch self {
        case .received(.environment(.systemVersion)), .received(.environment(.language)): true
        default: false
        }
    }

    fileprivate var isLaunch: Bool {
        if case .homeScreen(.activated(from: .notRunning, with: _)) = self { true } else { false }
    }
}
