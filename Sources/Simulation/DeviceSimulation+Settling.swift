import PlaygroundModel

/// What follows of itself when the hierarchy or the size classes have changed.
extension DeviceSimulation {
    /// After a touch: presentations whose context left go too, split views fit themselves to their size class, and
    /// controllers are told of other traits, of the size a split view's display mode leaves them, and of their views' coming
    /// and going.
    ///
    /// - Parameters:
    ///   - layers: The hierarchy before the touch.
    ///   - entries: What the touch led to so far.
    mutating func followUp(
        _ layers: [ControllerInstance], _ entries: [LogEntry], _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        let consequences = dropOrphans() + settle(containerLayout)
        // An app that is terminated is told nothing.
        guard isRunning else { return consequences }
        let before = resolver(.living, containerLayout).controllers(of: layers)
        let after = livingControllers(containerLayout)
        let delivery = AppearanceDelivery(
            from: .init(layers: layers, controllers: before), to: .init(layers: state.layers, controllers: after),
            facts: (entries + consequences).map(\.fact)
        )
        return consequences + changesInSplitViews(from: before, to: after) + delivery.entries
    }

    /// What an event on the screen can change of controllers that stay: split views alone share out sizes and size classes
    /// anew.
    private func changesInSplitViews(from before: [SceneController], to after: [SceneController]) -> [LogEntry] {
        guard hasSplitViews else { return [] }
        let inside = Set(state.instances.filter { $0.split != nil }.flatMap(\.children).flatMap(\.subtreeInHierarchy).map(\.id))
        let former = Dictionary(before.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let pairs = after.compactMap { new in former[new.id].map { (old: $0, new: new) } }
        let sizes = pairs.filter { inside.contains($0.new.id) && $0.old.frame.size != $0.new.frame.size }.map { old, new in
            LogEntry(.viewWillTransition(new.id, from: old.frame.size, to: new.frame.size), path: new.definition.path)
        }
        let traits = pairs.compactMap { old, new -> LogEntry? in
            let changes = LogFact.TraitChange.changes(from: old.traits.collection, to: new.traits.collection)
            return changes.isEmpty ? nil : LogEntry(.traitCollectionDidChange(new.id, changes), path: new.definition.path)
        }
        return sizes + traits
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
