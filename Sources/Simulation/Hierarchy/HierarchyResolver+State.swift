import PlaygroundModel

extension HierarchyResolver {
    /// The definition with the values of variables in its strings.
    func definition(of instance: ControllerInstance) -> ControllerDefinition? {
        guard let definition = playground.controller(instance.id.controller) else { return nil }
        if definition.variables.isEmpty { return definition }
        if let former = formerController(instance.id), former.changes.variables == instance.changes.variables { return former.definition }
        return definition.showing(instance.changes.variables)
    }

    /// Enables and disables bar items by their conditions, in the definition and in the visible bars.
    mutating func enableItems(of controller: inout SceneController) {
        var states: [ViewID: Bool] = [:]
        for (element, resolved) in zip(controller.definition.adaptive, controller.adaptiveElements) {
            if let item = element.enables { states[item] = resolved.holds }
        }
        guard !states.isEmpty else { return }
        controller.definition.navigationItem.changeItems { $0.enabled(by: states) }
        controller.definition.toolbarItems = controller.definition.toolbarItems.map { $0.enabled(by: states) }
        let id = controller.id
        for index in resolved.indices {
            if resolved[index].navigationBar?.content == id { resolved[index].navigationBar?.changeItems { $0.enabled(by: states) } }
            if var toolbar = resolved[index].toolbar, toolbar.content == id {
                toolbar.items = toolbar.items.map { $0.enabled(by: states) }
                resolved[index].toolbar = toolbar
            }
            if resolved[index].verticalBar?.content == id { resolved[index].verticalBar?.changeItems { $0.enabled(by: states) } }
        }
    }
}

extension BarButtonItem {
    fileprivate func enabled(by states: [ViewID: Bool]) -> BarButtonItem {
        guard let isEnabled = states[id] else { return self }
        var item = self
        item.isEnabled = isEnabled
        return item
    }
}

extension NavigationBar {
    fileprivate mutating func changeItems(_ change: (BarButtonItem) -> BarButtonItem) {
        leftBarButtonItems = leftBarButtonItems.map(change)
        rightBarButtonItems = rightBarButtonItems.map(change)
        pinnedTrailingGroup = pinnedTrailingGroup.map(change)
    }
}

extension VerticalBar {
    fileprivate mutating func changeItems(_ change: (BarButtonItem) -> BarButtonItem) {
        for index in slots.indices {
            switch slots[index].entry {
            case .item(let item): slots[index].entry = .item(change(item))
            case .overflow(let items): slots[index].entry = .overflow(items.map(change))
            case .back, .displayMode: break
            }
        }
    }
}
