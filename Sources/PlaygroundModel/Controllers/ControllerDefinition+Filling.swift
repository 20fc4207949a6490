/// A controller as it is with values for its parameters.
extension ControllerDefinition {
    /// The definition under a name with arguments, with the placeholders in its texts filled.
    ///
    /// A navigation controller passes what it is given on to its root, and so does what stands in for a presented controller.
    ///
    /// - Parameters:
    ///   - translations: Of arguments, by what they are in the file.
    ///   - taken: The names that another controller takes values for.
    func filled(
        as id: ControllerID, in translations: [String: String], taken: (ControllerID) -> Set<String>
    ) -> ControllerDefinition {
        guard !parameters.isEmpty || !id.arguments.isEmpty else { return self }
        var copy = self
        copy.id = id
        func passed(to other: ControllerID) -> ControllerID {
            let names = taken(other)
            return other.with(id.arguments.filter { names.contains($0.key) })
        }
        if case .navigation(let root) = kind { copy.kind = .navigation(rootViewController: passed(to: root)) }
        copy.presentation.viewControllerForAdaptivePresentationStyle =
            presentation.viewControllerForAdaptivePresentationStyle.map(passed)
        if !parameters.isEmpty { copy.fill(with: values(of: id).mapValues { translations[$0] ?? $0 }) }
        return copy
    }

    private func values(of id: ControllerID) -> [String: String] {
        var values: [String: String] = [:]
        for parameter in parameters { values[parameter.name] = id.arguments[parameter.name] ?? parameter.standard }
        return values
    }

    private mutating func fill(with values: [String: String]) {
        func filled(_ text: String?) -> String? { text.map { PlaceholderText.fill($0, with: values) } }
        title = filled(title)
        backButtonTitle = filled(backButtonTitle)
        if var tab = tabBarItem {
            tab.title = filled(tab.title)
            tab.badgeValue = filled(tab.badgeValue)
            tabBarItem = tab
        }
        navigationItem.leftBarButtonItems = navigationItem.leftBarButtonItems.map { $0.filled(with: values) }
        navigationItem.rightBarButtonItems = navigationItem.rightBarButtonItems.map { $0.filled(with: values) }
        toolbarItems = toolbarItems.map { $0.filled(with: values) }
        previewActions = previewActions.map { $0.filled(with: values) }
        if case .alert(var alert) = kind {
            alert.message = filled(alert.message)
            for index in alert.actions.indices { alert.actions[index].item = alert.actions[index].item.filled(with: values) }
            kind = .alert(alert)
        }
        views = views.map { $0.filled(with: values) }
        for element in adaptive.indices {
            for index in adaptive[element].set.indices { adaptive[element].set[index].value.fill(with: values) }
            for index in adaptive[element].otherwise.indices { adaptive[element].otherwise[index].value.fill(with: values) }
        }
    }
}

extension ViewDefinition {
    fileprivate func filled(with values: [String: String]) -> ViewDefinition {
        var copy = self
        for property in properties.values.keys { copy.properties.values[property]?.fill(with: values) }
        copy.tap = tap?.filled(with: values)
        if let peek {
            copy.peek?.preview = peek.preview?.filled(with: values)
            copy.peek?.commit = peek.commit?.filled(with: values)
            copy.peek?.actions = peek.actions.map { $0.filled(with: values) }
        }
        return copy
    }
}

extension Action {
    fileprivate func filled(with values: [String: String]) -> Action {
        guard case .set(var assignments) = self else { return replacingTarget { $0.filled(with: values) } }
        for index in assignments.indices { assignments[index].value.fill(with: values) }
        return .set(assignments)
    }
}

extension PropertyValue {
    fileprivate mutating func fill(with values: [String: String]) {
        switch self {
        case .string(let text): self = .string(PlaceholderText.fill(text, with: values))
        case .strings(let texts): self = .strings(texts.map { PlaceholderText.fill($0, with: values) })
        case .stringLists(let lists):
            self = .stringLists(lists.map { $0.map { PlaceholderText.fill($0, with: values) } })
        case .integers, .time, .bool, .number, .color, .font, .insets, .size: break
        }
    }
}

extension BarButtonItem {
    fileprivate func filled(with values: [String: String]) -> BarButtonItem {
        var copy = self
        copy.title = title.map { PlaceholderText.fill($0, with: values) }
        copy.tap = tap?.filled(with: values)
        return copy
    }
}

extension PreviewActionItem {
    fileprivate func filled(with values: [String: String]) -> PreviewActionItem {
        switch self {
        case .action(var action):
            action.title = PlaceholderText.fill(action.title, with: values)
            action.action = action.action?.filled(with: values)
            return .action(action)
        case .group(let title, let items):
            return .group(title: PlaceholderText.fill(title, with: values), items: items.map { $0.filled(with: values) })
        }
    }
}
