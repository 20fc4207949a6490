import PlaygroundModel

enum Settling {
    /// Settles the hierarchy, and adds the callbacks since the last announced hierarchy. Only a running app receives callbacks.
    static func tell(
        _ said: [LogEntry], in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        var said = said + SupportedOrientations.fit(&state, context)
        let consequences = settle(&state, context)
        guard state.isRunning else {
            context.announced = nil
            return said
        }
        if consequences.isEmpty, let announced = context.announced, announced.isOf(state, context.playground) { return said }
        if let announced = context.announced { clearSelections(since: announced, in: &state, context) }
        if context.announced?.keyboard == nil, let responder = context.hierarchy(of: state).keyboard?.responder,
           let controller = context.hierarchy(of: state).controller(responder.controller) {
            said += BarVisibility.keyboardAppears(in: controller, &state, context)
        }
        let after = context.hierarchy(of: state)
        let before = context.announced ?? after.withoutControllers
        defer { context.announced = after }
        let keyboard = KeyboardChange(before: before, after: after).entries
        let loaded = state.load(after.onScreen.map { $0.id })
        if context.announced == nil { said = sizeBeforeView(after, context) + said }
        let isSameEnvironment = before.environment == after.environment
        let change = HierarchyChange(
            from: before, to: after, consequences: isSameEnvironment ? said + consequences : consequences, loaded: loaded,
            profile: context.profile)
        return (isSameEnvironment ? [] : said) + change.entries + keyboard
    }

    /// An app launched into part of an iPad's screen is set up for all of it. Its root receives the actual size before its view loads.
    private static func sizeBeforeView(_ launched: Hierarchy, _ context: SimulationContext) -> [LogEntry] {
        let device = context.device
        guard context.profile.has(.sizeBeforeView), device.idiom == .pad, launched.environment.window != .fullScreen,
              let root = launched.layers.first.flatMap({ launched.controller($0.id) })
        else { return [] }
        let whole = device.screenSize(in: launched.environment.orientation)
        return [LogEntry(.viewWillTransition(root.id, from: whole, to: root.frame.size), path: root.definition.path)]
    }

    static func settle(_ state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        let structure = Presentations.dropOrphans(in: &state) + SupportedOrientations.fit(&state, context)
            + settleSplitViews(in: &state, context)
        let adapted = adaptPresentations(in: &state, context)
        let separated = adapted.isEmpty ? [] : adapted + settleSplitViews(in: &state, context)
        Responders.drop(in: &state, context)
        return structure + separated
    }

    /// Compact width means collapsed (UISplitViewController.isCollapsed). Outer split views come first: they set the traits of inner ones.
    private static func settleSplitViews(in state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        var entries: [LogEntry] = []
        guard state.instances.contains(where: { $0.split != nil }) else { return entries }
        for _ in 0..<(2 * state.instances.count) {
            guard let split = splitOutOfAgreement(in: state, context),
                  var transition = SplitTransition(of: split, in: context.playground, living: state.layers)
            else { break }
            transition.run()
            state.update(split.id) { $0 = transition.instance }
            entries += transition.entries
        }
        return entries
    }

    private static func splitOutOfAgreement(in state: SimulationState, _ context: SimulationContext) -> ControllerInstance? {
        for controller in context.hierarchy(of: state).controllers where controller.split != nil {
            guard let instance = state.instance(controller.id), let split = instance.split else { continue }
            let isCompact = controller.traits.collection.horizontalSizeClass != .regular
            if split.isCollapsed != isCompact { return instance }
        }
        return nil
    }

    /// UITableViewController.clearsSelectionOnViewWillAppear: clears the selection of a controller that reappears.
    private static func clearSelections(
        since announced: Hierarchy, in state: inout SimulationState, _ context: SimulationContext
    ) {
        let shown = Set(announced.onScreen.map { $0.id })
        for controller in context.hierarchy(of: state).onScreen
        where controller.selectedRow != nil && !shown.contains(controller.id) {
            state.update(controller.id) { $0.changes.select(nil, by: nil) }
        }
    }

    /// Adapts presentations to new size classes. Their delegates are called first and may replace the presented controller.
    private static func adaptPresentations(in state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        guard let announced = context.announced, announced.environment != state.environment, state.layers.count > 1 else { return [] }
        let former = announced.presentationForms
        var entries: [LogEntry] = []
        for (index, layer) in state.layers.enumerated() {
            guard let adaptation = adaptation(of: layer, in: state, context), let old = former[layer.presentedID],
                  old != adaptation.form
            else { continue }
            var factory = InstanceFactory(playground: context.playground, living: state.layers)
            state.layers[index] = factory.fit(layer, standIn: adaptation.standIn)
            entries += adaptation.delegateEntries(for: layer.presentedID)
            entries.append(LogEntry(
                .adapted(layer.presentedID, from: old, to: adaptation.form), path: adaptation.presented.path
            ))
        }
        return entries + movedSheets(in: state, context, since: announced)
    }

    private static func movedSheets(
        in state: SimulationState, _ context: SimulationContext, since announced: Hierarchy
    ) -> [LogEntry] {
        let hierarchy = context.hierarchy(of: state)
        return state.layers.compactMap { layer in
            guard let adaptation = adaptation(of: layer, in: state, context),
                  let now = hierarchy.controller(layer.id)?.presentation?.selectedDetent
            else { return nil }
            let (id, path) = (layer.presentedID, adaptation.presented.path)
            let before = announced.controller(layer.id)?.presentation?.selectedDetent
            if adaptation.lacksActiveDetent { return before == now ? nil : LogEntry(.noActiveDetent(id), path: path) }
            return before.flatMap { $0 == now ? nil : LogEntry(.movedToDetent(id, from: $0, to: now), path: path) }
        }
    }

    private static func adaptation(
        of layer: ControllerInstance, in state: SimulationState, _ context: SimulationContext
    ) -> PresentationAdaptation? {
        guard let presentation = layer.presentation, let presented = context.definition(of: layer.presentedID)
        else { return nil }
        return PresentationAdaptation(
            of: presented, presentation, in: context.windowTraits(of: state), on: context.device, profile: context.profile
        )
    }

    static func fitStandIns(in state: inout SimulationState, _ context: SimulationContext) {
        for (index, layer) in state.layers.enumerated() {
            guard let adaptation = adaptation(of: layer, in: state, context) else { continue }
            var factory = InstanceFactory(playground: context.playground, living: state.layers)
            state.layers[index] = factory.fit(layer, standIn: adaptation.standIn)
        }
    }
}
