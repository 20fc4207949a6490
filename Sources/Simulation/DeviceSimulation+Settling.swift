import PlaygroundModel

/// What follows of itself when the state has changed, and who is told of it.
extension DeviceSimulation {
    /// Settles the hierarchy, and tells everybody what has changed since they were told last.
    ///
    /// - Parameter said: what the log says of the event so far.
    /// - Returns: that, then what followed. An app that does not run is told nothing.
    mutating func tell(_ said: [LogEntry]) -> [LogEntry] {
        let consequences = settle()
        guard isRunning else {
            told = nil
            return said
        }
        // A finger that only presses harder changes nothing here.
        if consequences.isEmpty, let told, told.isOf(state, playground) { return said }
        if let told { clearSelections(since: told) }
        let after = hierarchy()
        let before = told ?? after.withoutControllers
        defer { told = after }
        if before.environment != after.environment {
            return said + HierarchyChange(from: before, to: after, deeds: consequences, profile: playground.profile).entries
        }
        return HierarchyChange(from: before, to: after, deeds: said + consequences, profile: playground.profile).entries
    }

    /// Presentations whose context left go too, split views agree with their size classes, and presentations adapt.
    mutating func settle() -> [LogEntry] {
        let structure = Presentations.dropOrphans(in: &self) + settleSplitViews()
        let adapted = adaptPresentations()
        return structure + (adapted.isEmpty ? [] : adapted + settleSplitViews())
    }

    /// Collapses and expands split views until each agrees with its own horizontal size class: compact is collapsed
    /// (UISplitViewController.isCollapsed). From the outside in, since a split view's traits depend on those around it.
    private mutating func settleSplitViews() -> [LogEntry] {
        var entries: [LogEntry] = []
        guard state.instances.contains(where: { $0.split != nil }) else { return entries }
        for _ in 0..<(2 * state.instances.count) {
            guard let split = splitOutOfAgreement(),
                  var transition = SplitTransition(of: split, in: playground, living: state.layers)
            else { break }
            transition.run()
            state.update(split.id) { $0 = transition.instance }
            entries += transition.entries
        }
        return entries
    }

    private mutating func splitOutOfAgreement() -> ControllerInstance? {
        for controller in hierarchy().controllers where controller.split != nil {
            guard let instance = state.instance(controller.id), let split = instance.split else { continue }
            let isCompact = controller.traits.collection.horizontalSizeClass != .regular
            if split.isCollapsed != isCompact { return instance }
        }
        return nil
    }

    /// UITableViewController.clearsSelectionOnViewWillAppear: a controller that comes back has no row selected.
    private mutating func clearSelections(since told: Hierarchy) {
        let shown = Set(told.onScreen.map { $0.id })
        for controller in hierarchy().onScreen where controller.selectedRow != nil && !shown.contains(controller.id) {
            state.update(controller.id) { $0.changes.selectedRow = nil }
        }
    }

    // MARK: Presentations

    /// The window's traits now, by which presentations adapt.
    var windowTraits: ResolvedTraits { resolver().windowTraits }

    /// Presentations that look otherwise in the new size classes: their delegates are asked first, and may let another
    /// controller stand in for the presented one.
    private mutating func adaptPresentations() -> [LogEntry] {
        guard let told, told.environment != state.environment, state.layers.count > 1 else { return [] }
        let former = told.presentationForms
        var entries: [LogEntry] = []
        for (index, layer) in state.layers.enumerated() {
            guard let adaptation = adaptation(of: layer), let old = former[layer.presentedID], old != adaptation.form
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

    private func adaptation(of layer: ControllerInstance) -> PresentationAdaptation? {
        guard let presentation = layer.presentation, let presented = definition(of: layer.presentedID) else { return nil }
        return PresentationAdaptation(
            of: presented, style: presentation.style, in: windowTraits, profile: playground.profile
        )
    }

    /// Lets those stand in for presented controllers whom a changed file names, and no others.
    mutating func fitStandIns() {
        for (index, layer) in state.layers.enumerated() {
            guard let adaptation = adaptation(of: layer) else { continue }
            var factory = InstanceFactory(playground: playground, living: state.layers)
            state.layers[index] = factory.fit(layer, standIn: adaptation.standIn)
        }
    }
}
