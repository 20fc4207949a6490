extension ControllerDefinition {
    /// The definition under `id`, with the placeholders in its texts filled by the arguments of `id`.
    ///
    /// A navigation controller passes its arguments to its root, a presented controller to its replacement for an adaptive style.
    ///
    /// - Parameters:
    /// - translations: Translations of arguments.
    /// - taken: The names of a controller's parameters.
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
        guard !parameters.isEmpty else { return copy }
        let filling = TextFilling(values(of: id).mapValues { translations[$0] ?? $0 })
        var whole = copy
        whole.fill(by: filling)
        guard !filling.isFull else {
            copy.excess = TextExcess(subject: .controller, path: path, length: PlaygroundLimits.filledBytes)
            return copy
        }
        whole.filledBytes = filling.bytes
        whole.excess = filling.excess
        return whole
    }

    /// The bytes that an instance adds to its definition: its arguments, and the texts they are filled into.
    public var textBytes: Int { filledBytes + id.argumentBytes }

    private func values(of id: ControllerID) -> [String: String] {
        var values: [String: String] = [:]
        for parameter in parameters { values[parameter.name] = id.arguments[parameter.name] ?? parameter.standard }
        return values
    }

    private mutating func fill(by filling: TextFilling) {
        let path = path
        title = title.map { filling.fill($0, at: path.appending("title")) }
        backButtonTitle = backButtonTitle.map { filling.fill($0, at: path.appending("backButtonTitle")) }
        if var tab = tabBarItem {
            tab.title = tab.title.map { filling.fill($0, at: path.appending("tabBarItem").appending("title")) }
            tab.badgeValue = tab.badgeValue.map { filling.fill($0, at: path.appending("tabBarItem").appending("badgeValue")) }
            tabBarItem = tab
        }
        navigationItem.changeItems { $0.filled(by: filling) }
        toolbarItems = toolbarItems.map { $0.filled(by: filling) }
        if let search = navigationItem.searchController {
            navigationItem.searchController?.searchBar = search.searchBar.filled(by: filling)
            navigationItem.searchController?.update = search.update?.filled(by: filling, at: search.path.appending(SearchDefinition.updateKey))
        }
        previewActions = previewActions.map { $0.filled(by: filling) }
        if case .alert(var alert) = kind {
            alert.message = alert.message.map { filling.fill($0, at: path.appending("message")) }
            for index in alert.actions.indices { alert.actions[index].item = alert.actions[index].item.filled(by: filling) }
            kind = .alert(alert)
        }
        views = views.map { $0.filled(by: filling) }
        adaptive = adaptive.map { element in
            var element = element
            let path = element.path
            for index in element.set.indices { element.set[index].value.fill(by: filling, at: path) }
            for index in element.otherwise.indices { element.otherwise[index].value.fill(by: filling, at: path) }
            return element
        }
    }
}

extension ViewDefinition {
    fileprivate func filled(by filling: TextFilling) -> ViewDefinition {
        var copy = self
        for property in properties.values.keys {
            copy.properties.values[property]?.fill(by: filling, at: path.appending(property.rawValue))
        }
        copy.tap = tap?.filled(by: filling, at: path.appending("tap"))
        copy.returnAction = returnAction?.filled(by: filling, at: path.appending(kind.returnActionKey ?? ""))
        if let peek {
            copy.peek?.preview = peek.preview.map { filling.fill($0, at: peek.path) }
            copy.peek?.commit = peek.commit?.filled(by: filling, at: peek.path.appending("commit"))
            copy.peek?.actions = peek.actions.map { $0.filled(by: filling) }
        }
        return copy
    }
}

extension Action {
    fileprivate func filled(by filling: TextFilling, at path: @autoclosure () -> DocumentPath) -> Action {
        guard case .set(var assignments) = self else { return replacingTarget { filling.fill($0, at: path()) } }
        for index in assignments.indices { assignments[index].value.fill(by: filling, at: path()) }
        return .set(assignments)
    }
}

extension PropertyValue {
    fileprivate mutating func fill(by filling: TextFilling, at path: @autoclosure () -> DocumentPath) {
        switch self {
        case .string(let text): self = .string(filling.fill(text, at: path()))
        case .strings(let texts): self = .strings(texts.map { filling.fill($0, at: path()) })
        case .stringLists(let lists): self = .stringLists(lists.map { $0.map { filling.fill($0, at: path()) } })
        case .integers, .time, .bool, .number, .color, .font, .insets, .size: break
        }
    }
}

extension BarButtonItem {
    fileprivate func filled(by filling: TextFilling) -> BarButtonItem {
        var copy = self
        copy.title = title.map { filling.fill($0, at: path.appending("title")) }
        copy.tap = tap?.filled(by: filling, at: path.appending("tap"))
        return copy
    }
}

extension PreviewActionItem {
    fileprivate func filled(by filling: TextFilling) -> PreviewActionItem {
        switch self {
        case .action(var action):
            action.title = filling.fill(action.title, at: action.path.appending("title"))
            action.action = action.action?.filled(by: filling, at: action.path.appending("action"))
            return .action(action)
        case .group(let title, let items):
            return .group(
                title: filling.fill(title, at: items.first.map { $0.place } ?? DocumentPath()), items: items.map { $0.filled(by: filling) })
        }
    }

    /// The path of the item, or of the first action in the group.
    private var place: DocumentPath {
        switch self {
        case .action(let action): action.path
        case .group(_, let items): items.first?.place ?? DocumentPath()
        }
    }
}
