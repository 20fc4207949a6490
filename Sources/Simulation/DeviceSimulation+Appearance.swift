import PlaygroundModel

extension DeviceSimulation {
    /// What the controllers that live now are told when they first appear: ask it just after launch.
    public func appearanceLog(
        containerLayout: @escaping ContainerLayout = ContainerLayoutRequest.fillContainer
    ) -> [LogEntry] {
        var launching = self
        let now = AppearanceDelivery.Moment(layers: state.layers, controllers: livingControllers(containerLayout))
        return launching.launch(containerLayout) + appearance(of: Set(state.instances.map(\.id)), containerLayout)
            + AppearanceDelivery(from: .nothing, to: now).entries
    }

    /// The first `traitCollectionDidChange` of controllers that join the hierarchy.
    ///
    /// Up to iOS 12 each gets one, with no previous collection. From iOS 13 a controller is created with the traits it
    /// probably will have, those of the window, and is told only if the real ones differ.
    func appearance(
        of instances: Set<ControllerInstance.ID>, _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        let resolver = resolver(.living, containerLayout)
        let newcomers = resolver.controllers(of: state.layers).filter { instances.contains($0.id) }
        guard playground.profile.predictsTraits else {
            return newcomers.map { LogEntry(.traitCollectionDidChangeFromNothing($0.id), path: $0.definition.path) }
        }
        return newcomers.compactMap { controller in
            let changes = LogFact.TraitChange.changes(
                from: resolver.windowTraits.collection, to: controller.traits.collection
            )
            guard !changes.isEmpty else { return nil }
            return LogEntry(.traitCollectionDidChange(controller.id, changes), path: controller.definition.path)
        }
    }
}

extension LogFact.TraitChange {
    /// The traits that differ, in listing order.
    static func changes(from old: TraitCollection, to new: TraitCollection) -> [LogFact.TraitChange] {
        new.traits(differingFrom: old).map { LogFact.TraitChange($0, from: old[$0], to: new[$0]) }
    }
}
