import PlaygroundModel

/// What follows of itself when the hierarchy or the size classes have changed.
extension DeviceSimulation {
    /// After a touch: presentations whose context left go too, split views fit themselves to their size class, and
    /// controllers whose traits are others now are told.
    mutating func followUp(
        _ layers: [ControllerInstance], _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        let entries = dropOrphans() + settle(containerLayout)
        guard hasSplitViews else { return entries }
        let before = resolver(.living, containerLayout).controllers(of: layers)
        let collections = Dictionary(before.map { ($0.id, $0.traits.collection) }, uniquingKeysWith: { first, _ in first })
        let told = livingControllers(containerLayout).compactMap { controller -> LogEntry? in
            guard let old = collections[controller.id] else { return nil }
            let changes = LogFact.TraitChange.changes(from: old, to: controller.traits.collection)
            guard !changes.isEmpty else { return nil }
            return LogEntry(.traitCollectionDidChange(controller.id, changes), path: controller.definition.path)
        }
        return entries + told
    }

    /// Collapses and expands split views until each agrees with its own horizontal size class: compact is collapsed
    /// (UISplitViewController.isCollapsed). From the outside in, since a split view's traits depend on those around it.
    mutating func settle(_ containerLayout: @escaping ContainerLayout) -> [LogEntry] {
        var entries: [LogEntry] = []
        guard hasSplitViews else { return entries }
        for _ in 0..<(2 * state.instances.count) {
            guard let split = splitOutOfAgreement(containerLayout),
                  var transition = SplitTransition(of: split, in: playground, living: state.layers)
            else { break }
            transition.run()
            state.update(split.id) { $0 = transition.instance }
            entries += transition.entries
        }
        return entries
    }

    var hasSplitViews: Bool {
        state.instances.contains { $0.split != nil }
    }

    private func splitOutOfAgreement(_ containerLayout: @escaping ContainerLayout) -> ControllerInstance? {
        for controller in livingControllers(containerLayout) where controller.split != nil {
            guard let instance = state.instance(controller.id), let split = instance.split else { continue }
            let isCompact = controller.traits.collection.horizontalSizeClass != .regular
            if split.isCollapsed != isCompact { return instance }
        }
        return nil
    }

    /// Takes away presentations in the context of a controller that is no longer there, with those in front of them.
    mutating func dropOrphans() -> [LogEntry] {
        for index in state.layers.indices {
            guard let context = state.layers[index].presentation?.context else { continue }
            let isThere = state.layers[..<index].contains { $0.path(to: context) != nil }
            if !isThere { return dismiss(above: index - 1, at: nil) }
        }
        return []
    }

    /// A column that somebody had shown over the secondary does not outlast a change of the window's size, nor does a sidebar
    /// that would not show of itself.
    mutating func forgetWhatWasRevealed() {
        for instance in state.instances where instance.split?.chosenColumns ?? 0 > 0 {
            state.update(instance.id) { $0.split?.chosenColumns = nil }
        }
        for instance in state.instances where instance.tabBar?.isSidebarHidden == false {
            state.update(instance.id) { $0.tabBar?.isSidebarHidden = nil }
        }
    }

    // MARK: Presentations

    /// What each presentation looks like, by the controller that was presented.
    func presentationForms(_ containerLayout: @escaping ContainerLayout) -> [Instance: PresentationForm] {
        let forms = state.layers.compactMap { layer in
            adaptation(of: layer, containerLayout).map { (layer.presentedID, $0.form) }
        }
        return Dictionary(forms, uniquingKeysWith: { first, _ in first })
    }

    private func adaptation(
        of layer: ControllerInstance, _ containerLayout: @escaping ContainerLayout
    ) -> PresentationAdaptation? {
        guard let presentation = layer.presentation, let presented = definition(of: layer.presentedID) else { return nil }
        return resolver(.living, containerLayout).adaptation(of: presented, presentation)
    }

    /// Presentations that look otherwise in the new size classes: their delegates are asked first, and may let another
    /// controller stand in for the presented one.
    mutating func adaptPresentations(
        from before: [Instance: PresentationForm], _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        var entries: [LogEntry] = []
        for (index, layer) in state.layers.enumerated() {
            guard let adaptation = adaptation(of: layer, containerLayout), let old = before[layer.presentedID],
                  old != adaptation.form
            else { continue }
            var factory = InstanceFactory(playground: playground, living: state.layers)
            state.layers[index] = factory.fit(layer, standIn: adaptation.standIn)
            entries += adaptation.delegateEntries(for: layer.presentedID)
            entries.append(LogEntry(
                .adapted(layer.presentedID, from: old, to: adaptation.form), path: adaptation.presented.path
            ))
        }
        return entries
    }

    /// Lets those stand in for presented controllers whom a changed file names, and no others.
    mutating func fitStandIns(_ containerLayout: @escaping ContainerLayout) {
        for (index, layer) in state.layers.enumerated() {
            guard let adaptation = adaptation(of: layer, containerLayout) else { continue }
            var factory = InstanceFactory(playground: playground, living: state.layers)
            state.layers[index] = factory.fit(layer, standIn: adaptation.standIn)
        }
    }
}
