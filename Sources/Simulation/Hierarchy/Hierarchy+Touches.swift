import PlaygroundModel

extension Hierarchy {
    /// The controller on screen with the instance name (`detail#2`), or the front-most instance of the definition.
    func controllerOnScreen(named name: String) -> SceneController? {
        onScreen.first { $0.id.description == name } ?? onScreen.last { $0.id.controller.name == name }
    }

    /// - Returns: The entries of `body`, or the obstacle to touches.
    func reach(_ name: String, _ body: (SceneController) -> [LogEntry]) -> [LogEntry] {
        guard let controller = controllerOnScreen(named: name) else { return .ignored(.noSuchController(name)) }
        if let cover = cover(of: controller.id) { return .ignored(cover, at: controller.definition.path) }
        return body(controller)
    }

    var controllersInReach: [SceneController] {
        onScreen.filter { cover(of: $0.id) == nil }
    }

    /// The presented controller that receives a controller's touches, or the container that dims the controller.
    func cover(of id: ControllerInstance.ID) -> LogFact.Reason? {
        if let presented = presentation(over: id) { return .covered(id, by: presented) }
        let path = layers.lazy.compactMap { $0.path(to: id) }.first?.map { $0.id } ?? []
        for tabs in onScreen where tabs.tabBar?.dimming != nil && tabs.id != id && path.contains(tabs.id) { return .dimmed(id, by: tabs.id) }
        for split in onScreen where split.split?.dimming != nil && path.contains(split.id) {
            let secondary = split.split?.columns.first { $0.column == .secondary }?.controller
            if let secondary, path.contains(secondary) { return .dimmed(id, by: split.id) }
        }
        return nil
    }

    func searchObstacle(of id: ControllerInstance.ID) -> LogFact.Reason? {
        if let results = searchResults(over: id) { return .covered(id, by: results) }
        return isDimmedBySearch(id) ? .dimmedBySearch(id) : nil
    }

    private func searchResults(over id: ControllerInstance.ID) -> ControllerInstance.ID? {
        guard let controller = onScreen.first(where: { $0.id == id }), controller.isSearching, controller.definition.kind == .view else { return nil }
        return onScreen.first { $0.parent == id }?.id
    }

    private func isDimmedBySearch(_ id: ControllerInstance.ID) -> Bool {
        onScreen.contains { container in
            guard let search = container.searchBar, search.dimming != nil else { return false }
            return layers.lazy.compactMap { $0.path(to: id) }.first?.contains { $0.id == search.controller } == true
        }
    }

    /// The menu of a controller's items that do not fit into its vertical bar. `nil` if all fit.
    func overflowMenu(of content: ControllerInstance.ID) -> OverflowMenu? {
        // Only versions of iOS with vertical bars show this menu.
        let profile = BehaviourProfile(version: SystemFeature.verticalBars.availability.introduced)
        return OverflowMenu(of: content, among: onScreen, in: geometry.frame.size, MenuMetrics(profile, windowTraits.collection))
    }

    func overflowMenu(in state: SimulationState) -> OverflowMenu? {
        state.overflowMenu.flatMap { overflowMenu(of: $0) }
    }

    func presentation(over id: ControllerInstance.ID) -> ControllerInstance.ID? {
        guard let layer = layers.firstIndex(where: { $0.path(to: id) != nil }) else { return nil }
        let path = layers[layer].path(to: id)?.map { $0.id } ?? []
        for front in layers.dropFirst(layer + 1) {
            guard let presentation = onScreen.first(where: { $0.id == front.id })?.presentation, !presentation.letsTouchesBehind else { continue }
            if !presentation.form.isInContext || front.presentation?.context.map({ path.contains($0) }) != false { return front.id }
        }
        return nil
    }
}

extension SceneController {
    func obstacle(to view: ViewID) -> LogFact.Reason? {
        if view == SearchDefinition.viewID, definition.navigationItem.searchController != nil {
            return showsSearchBar ? nil : .noSearchBar(in: id)
        }
        var current: ViewID? = view
        var visited: Set<ViewID> = []
        while let id = current, visited.insert(id).inserted {
            guard let resolved = views.first(where: { $0.id == id }) else { return .notInstalled(id, in: self.id) }
            if resolved.properties.hidesView { return .hidden(id, in: self.id) }
            if resolved.properties.bool(.isUserInteractionEnabled) == false { return .disabled(id, in: self.id) }
            current = definition.superview(of: id)?.id
        }
        let isEnabled = views.first { $0.id == view }?.properties.bool(.isEnabled)
        return isEnabled == false ? .disabled(view, in: id) : nil
    }
}
