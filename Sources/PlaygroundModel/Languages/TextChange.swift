/// A change of a controller's strings: a translation, or arguments that replace placeholders.
struct TextChange {
    /// If `true`, visible strings and the strings of quick actions change. If `false`, all strings that can contain placeholders change.
    let isTranslation: Bool
    let text: (String, () -> DocumentPath) -> String
    let controller: (ControllerID, () -> DocumentPath) -> ControllerID
}

extension ControllerDefinition {
    func applying(_ change: TextChange) -> ControllerDefinition {
        var controller = self
        let path = path
        controller.title = title.map { change.text($0) { path.appending("title") } }
        controller.backButtonTitle = backButtonTitle.map { change.text($0) { path.appending("backButtonTitle") } }
        controller.navigationItem.prompt = navigationItem.prompt.map { change.text($0) { path.appending("prompt") } }
        controller.navigationItem.subtitle = navigationItem.subtitle.map { change.text($0) { path.appending("subtitle") } }
        controller.navigationItem.changeItems { $0.applying(change) }
        controller.toolbarItems = toolbarItems.map { $0.applying(change) }
        if let search = navigationItem.searchController {
            controller.navigationItem.searchController?.searchBar = search.searchBar.applying(change)
            controller.navigationItem.searchController?.update = search.update?.applying(change) {
                search.path.appending(SearchDefinition.updateKey)
            }
        }
        if let tab = tabBarItem {
            let path = path.appending("tabBarItem")
            controller.tabBarItem?.title = tab.title.map { change.text($0) { path.appending("title") } }
            controller.tabBarItem?.badgeValue = tab.badgeValue.map { change.text($0) { path.appending("badgeValue") } }
        }
        if case .alert(var alert) = kind {
            alert.message = alert.message.map { change.text($0) { path.appending("message") } }
            for index in alert.actions.indices { alert.actions[index].item = alert.actions[index].item.applying(change) }
            controller.kind = .alert(alert)
        }
        controller.views = views.map { $0.applying(change) }
        controller.adaptive = adaptive.map { element in
            var copy = element
            copy.set = element.set.map { $0.applying(change) { element.path } }
            copy.otherwise = element.otherwise.map { $0.applying(change) { element.path } }
            return copy
        }
        controller.previewActions = previewActions.map { $0.applying(change) }
        return controller
    }
}

extension ViewDefinition {
    fileprivate func applying(_ change: TextChange) -> ViewDefinition {
        var view = self
        for property in change.isTranslation ? ViewProperty.texts : Array(properties.values.keys) {
            view.properties[property] = properties[property]?.mapTexts { change.text($0) { path.appending(property.rawValue) } }
        }
        view.tap = tap?.applying(change) { tapPath }
        view.returnAction = returnAction?.applying(change) { path.appending(kind.returnActionKey ?? "") }
        view.menu = menu.map { $0.applying(change) }
        if let peek {
            view.peek?.preview = peek.preview.map { change.controller($0) { peek.path } }
            view.peek?.actions = peek.actions.map { $0.applying(change) }
            view.peek?.commit = peek.commit?.applying(change) { peek.path.appending("commit") }
        }
        view.swipeActions = swipeActions.map { item in
            var copy = item
            copy.title = item.title.map { change.text($0) { item.path.appending("title") } }
            copy.action = item.action?.applying(change) { item.actionPath }
            return copy
        }
        return view
    }
}

extension ViewProperty {
    fileprivate static let texts: [ViewProperty] = [
        .text, .attributedText, .title, .attributedTitle, .subtitle, .placeholder, .attributedPlaceholder, .segments, .detailText, .components,
        .accessibilityLabel, .accessibilityHint, .accessibilityValue,
    ]
}

extension AdaptiveElement.Assignment {
    fileprivate func applying(_ change: TextChange, at path: () -> DocumentPath) -> AdaptiveElement.Assignment {
        guard !change.isTranslation || ViewProperty.texts.contains(property) else { return self }
        return AdaptiveElement.Assignment(view: view, property: property, value: value.mapTexts { change.text($0, path) })
    }
}

extension BarButtonItem {
    fileprivate func applying(_ change: TextChange) -> BarButtonItem {
        var item = self
        item.title = title.map { change.text($0) { path.appending("title") } }
        item.tap = tap?.applying(change) { path.appending("tap") }
        item.accessibilityLabel = accessibilityLabel.map { change.text($0) { path.appending("accessibilityLabel") } }
        item.badge = badge.map { change.text($0) { path.appending("badge") } }
        item.menu = menu.map { $0.applying(change) }
        return item
    }
}

extension PreviewActionItem {
    fileprivate func applying(_ change: TextChange) -> PreviewActionItem {
        switch self {
        case .action(var action):
            let path = action.path
            action.title = change.text(action.title) { path.appending("title") }
            action.subtitle = action.subtitle.map { change.text($0) { path.appending("subtitle") } }
            action.action = action.action?.applying(change) { path.appending("action") }
            return .action(action)
        case .group(var group):
            let path = group.path
            group.title = change.text(group.title) { path.appending("title") }
            group.subtitle = group.subtitle.map { change.text($0) { path.appending("subtitle") } }
            group.items = group.items.map { $0.applying(change) }
            return .group(group)
        }
    }
}

extension VariableChange {
    /// Changes a variable's string too, because the string may become visible.
    fileprivate func applying(_ change: TextChange, at path: () -> DocumentPath) -> VariableChange {
        guard case .set(let value) = operation else { return self }
        return VariableChange(name, .set(value.mapTexts { change.text($0, path) }), path: self.path)
    }
}

extension Action {
    fileprivate func applying(_ change: TextChange, at path: () -> DocumentPath) -> Action {
        switch self {
        case .set(let assignments, let variables):
            .set(assignments.map { $0.applying(change, at: path) }, variables: variables.map { $0.applying(change, at: path) })
        case .firstHolding(let choices):
            .firstHolding(choices.map { choice in choice.mappingAction { $0.applying(change) { choice.path } } })
        case .setShortcutItems(let items) where change.isTranslation:
            .setShortcutItems(items.map { $0.mappingTexts { change.text($0, path) } })
        default: replacingTarget { change.controller($0, path) }
        }
    }
}
