// All texts of a playground that people see, in the order of the file's controllers.

extension Playground {
    public func mappingTexts(_ change: (String) -> String) -> Playground {
        var playground = self
        playground.controllers = controllers.map { $0.mappingTexts(change) }
        playground.appName = appName.map(change)
        playground.quickActions = quickActions.mappingTexts(change)
        return playground
    }

    /// Each text once.
    public var texts: [String] {
        var known: Set<String> = []
        var texts: [String] = []
        _ = mappingTexts { text in
            if known.insert(text).inserted { texts.append(text) }
            return text
        }
        return texts
    }
}

extension ControllerDefinition {
    fileprivate func mappingTexts(_ change: (String) -> String) -> ControllerDefinition {
        var controller = self
        controller.title = title.map(change)
        controller.backButtonTitle = backButtonTitle.map(change)
        controller.navigationItem.changeItems { $0.mappingTexts(change) }
        controller.toolbarItems = toolbarItems.map { $0.mappingTexts(change) }
        if let search = navigationItem.searchController {
            controller.navigationItem.searchController?.searchBar = search.searchBar.mappingTexts(change)
            controller.navigationItem.searchController?.update = search.update?.mappingTexts(change)
        }
        controller.tabBarItem?.title = tabBarItem?.title.map(change)
        controller.tabBarItem?.badgeValue = tabBarItem?.badgeValue.map(change)
        if case .alert(var alert) = kind {
            alert.message = alert.message.map(change)
            for index in alert.actions.indices { alert.actions[index].item = alert.actions[index].item.mappingTexts(change) }
            controller.kind = .alert(alert)
        }
        controller.views = views.map { $0.mappingTexts(change) }
        for index in adaptive.indices {
            controller.adaptive[index].set = adaptive[index].set.map { $0.mappingTexts(change) }
            controller.adaptive[index].otherwise = adaptive[index].otherwise.map { $0.mappingTexts(change) }
        }
        controller.previewActions = previewActions.map { $0.mappingTexts(change) }
        return controller
    }
}

extension ViewDefinition {
    fileprivate func mappingTexts(_ change: (String) -> String) -> ViewDefinition {
        var view = self
        for property in ViewProperty.texts {
            guard let value = properties[property] else { continue }
            view.properties[property] = value.mappingTexts(change)
        }
        view.tap = tap.map { $0.mappingTexts(change) }
        view.returnAction = returnAction.map { $0.mappingTexts(change) }
        view.peek?.actions = peek?.actions.map { $0.mappingTexts(change) } ?? []
        view.peek?.commit = peek?.commit.map { $0.mappingTexts(change) }
        return view
    }
}

extension ViewProperty {
    /// The properties with texts that people see.
    fileprivate static let texts: [ViewProperty] = [.text, .title, .subtitle, .placeholder, .segments, .detailText, .components]
}

extension AdaptiveElement.Assignment {
    fileprivate func mappingTexts(_ change: (String) -> String) -> AdaptiveElement.Assignment {
        guard ViewProperty.texts.contains(property) else { return self }
        return AdaptiveElement.Assignment(view: view, property: property, value: value.mappingTexts(change))
    }
}

extension PropertyValue {
    fileprivate func mappingTexts(_ change: (String) -> String) -> PropertyValue {
        switch self {
        case .string(let text): .string(change(text))
        case .strings(let texts): .strings(texts.map(change))
        case .stringLists(let lists): .stringLists(lists.map { $0.map(change) })
        case .integers, .time, .bool, .number, .color, .font, .insets, .size: self
        }
    }
}

extension BarButtonItem {
    fileprivate func mappingTexts(_ change: (String) -> String) -> BarButtonItem {
        var item = self
        item.title = title.map(change)
        item.tap = tap.map { $0.mappingTexts(change) }
        return item
    }
}

extension PreviewActionItem {
    fileprivate func mappingTexts(_ change: (String) -> String) -> PreviewActionItem {
        switch self {
        case .action(var action):
            action.title = change(action.title)
            action.action = action.action.map { $0.mappingTexts(change) }
            return .action(action)
        case .group(let title, let items):
            return .group(title: change(title), items: items.map { $0.mappingTexts(change) })
        }
    }
}

extension Action {
    fileprivate func mappingTexts(_ change: (String) -> String) -> Action {
        switch self {
        case .setShortcutItems(let items): .setShortcutItems(items.map { $0.mappingTexts(change) })
        case .set(let assignments): .set(assignments.map { $0.mappingTexts(change) })
        case .show, .showDetail, .present, .push, .replaceDetail, .pop, .popToRoot, .dismiss, .unwind, .showColumn, .hideColumn, .sidebar,
             .becomeFirstResponder, .resignFirstResponder, .endEditing: self
        }
    }
}

extension QuickAction {
    fileprivate func mappingTexts(_ change: (String) -> String) -> QuickAction {
        var action = self
        action.title = change(title)
        action.subtitle = subtitle.map(change)
        return action
    }
}

extension QuickActions {
    fileprivate func mappingTexts(_ change: (String) -> String) -> QuickActions {
        var actions = self
        actions.static = self.static.map { $0.mappingTexts(change) }
        actions.dynamic = dynamic.map { $0.mappingTexts(change) }
        // A route without a type uses a quick action's title as its key; the translated title leads there, too.
        let titles = Set((self.static + dynamic).map { $0.title })
        actions.routes += routes.filter { titles.contains($0.key) }.map { Route(key: change($0.key), action: $0.action, path: $0.path) }
        return actions
    }
}
