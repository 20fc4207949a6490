import PlaygroundModel

/// Reads actions: `{ show = "detail" }`, `{ pop = true }`, `{ present = "note", style = "popover" }`.
struct ActionReader {
    let vocabulary: Vocabulary

    private static let targeted: [(key: String, action: @Sendable (ControllerID) -> Action)] = [
        ("show", { .show($0) }), ("showDetail", { .showDetail($0) }), ("push", { .push($0) }),
        ("unwind", { .unwind(to: $0) }),
    ]
    private static let columns: [(key: String, action: @Sendable (SplitDefinition.Column) -> Action)] = [
        ("showColumn", { .showColumn($0) }), ("hideColumn", { .hideColumn($0) }),
    ]
    private static let plain: [(key: String, action: Action)] = [
        ("pop", .pop), ("popToRoot", .popToRoot), ("dismiss", .dismiss), ("resignFirstResponder", .resignFirstResponder),
        ("endEditing", .endEditing),
    ] + SidebarChange.allCases.map { ($0.rawValue, .sidebar($0)) }

    /// Reads an action. A string is an action without arguments, such as `dismiss`.
    func read(_ value: ValueCursor) -> Action? {
        if case .string(let word) = value.value {
            let action = Self.plain.first { $0.key == word }?.action
            if action == nil { value.report(mistake(word, value.name)) }
            return action
        }
        if value.isChoice, vocabulary.ownVariables != nil { return choice(value) }
        return value.table("an action") { read(value, $0) } ?? nil
    }

    /// Reads `[{ when = { … }, show = "a" }, { show = "b" }]`.
    private func choice(_ list: ValueCursor) -> Action? {
        let choices = list.oneOrMore().compactMap { value -> ConditionalAction? in
            guard case .table = value.value else {
                return read(value).map { ConditionalAction(.always, $0, path: value.path) }
            }
            return value.table("an action") { table in
                let condition = table["when"].flatMap(ConditionReader(vocabulary: vocabulary).read)
                return read(value, table).map { ConditionalAction(condition ?? .always, $0, path: value.path) }
            } ?? nil
        }
        if case .array(let elements) = list.value, elements.isEmpty { list.report(ValidationMistake.actionCount(0, known: [])) }
        return choices.isEmpty ? nil : .firstHolding(choices)
    }

    private func read(_ value: ValueCursor, _ table: TableCursor) -> Action? {
        var actions: [Action?] = []
        for (key, action) in Self.targeted {
            if let target = table[key] { actions.append(controller(target, table).map(action)) }
        }
        if let segue = table["performSegue"] { actions.append(performed(segue)) }
        if let target = table["present"] { actions.append(present(target, table)) }
        if let segue = table["custom"] { actions.append(custom(segue, table)) }
        if let target = table["setViewController"] { actions.append(setViewController(target, table)) }
        for (key, action) in Self.columns {
            if let column = table[key] { actions.append(column.choice().map(action)) }
        }
        if let items = table["setShortcutItems"] {
            actions.append(.setShortcutItems(QuickActionsReader(vocabulary: vocabulary).items(items)))
        }
        if let view = table["scrollRectToVisible"] { actions.append(view.string().map { .scrollRectToVisible(ViewID($0)) }) }
        if let view = table["becomeFirstResponder"] { actions.append(view.string().map { .becomeFirstResponder(ViewID($0)) }) }
        let changes = [table["set"].map(variables), table["increment"].map(increments), table["toggle"].map(toggles)].compactMap { $0 }
        if !changes.isEmpty { actions.append(.set(table["set"].map(assignments) ?? [], variables: changes.flatMap { $0 })) }
        for (key, action) in Self.plain {
            if let isOn = table[key] { actions.append(isTrue(isOn) ? action : nil) }
        }
        guard actions.count == 1 else {
            // A misspelt key is reported as unknown instead.
            if actions.count > 1 || !table.hasUnknownKeys {
                value.report(ValidationMistake.actionCount(actions.count, known: table.knownKeys))
            }
            return nil
        }
        return actions[0]
    }

    /// The action of UIViewController.performSegue(withIdentifier:sender:).
    private func performed(_ value: ValueCursor) -> Action? {
        guard let name = value.string() else { return nil }
        guard let segue = vocabulary.ownSegues[name] else {
            value.report(ValidationMistake.unknownSegue(name, known: vocabulary.ownSegues.keys.sorted()))
            return nil
        }
        return segue
    }

    /// The mistake for a string that is not an action. A controller's name alone does not state how to show it.
    private func mistake(_ word: String, _ key: String) -> ValidationMistake {
        .actionWord(
            word, key: key, leadsToController: vocabulary.controllers.contains(word),
            verbs: Self.targeted.map { $0.key } + ["present"], known: Self.plain.map { $0.key } + vocabulary.controllers.names)
    }

    /// Reads `{ greeting.text = "Hi" }`. `ActionCheck` checks the views' names.
    private func assignments(_ value: ValueCursor) -> [AdaptiveElement.Assignment] {
        (value.entries() ?? []).filter { !$0.value.isVariableValue }.flatMap { name, properties in
            properties.table("a view") { table in
                ViewProperty.allCases.compactMap { property in
                    table[property.rawValue]?.assigned(property).map {
                        AdaptiveElement.Assignment(view: ViewID(name), property: property, value: $0)
                    }
                }
            } ?? []
        }
    }

    /// Reads `{ count = 3 }` in `set`, next to properties of views. `ActionCheck` checks the variables' names.
    private func variables(_ value: ValueCursor) -> [VariableChange] {
        guard case .table = value.value else { return [] }
        return (value.entries() ?? []).filter { $0.value.isVariableValue }.compactMap { name, value in
            value.variableValue().map { VariableChange(name, .set($0), path: value.path) }
        }
    }

    /// Reads `increment = "count"`, or with steps: `{ count = -1 }`.
    private func increments(_ value: ValueCursor) -> [VariableChange] {
        guard case .table = value.value else { return value.string().map { [VariableChange($0, .add(1), path: value.path)] } ?? [] }
        return (value.entries() ?? []).compactMap { name, step in
            step.number(in: ControllerVariable.range).map { VariableChange(name, .add($0), path: step.path) }
        }
    }

    private func toggles(_ value: ValueCursor) -> [VariableChange] {
        value.string().map { [VariableChange($0, .toggle, path: value.path)] } ?? []
    }

    private func controller(_ target: ValueCursor, _ table: TableCursor) -> ControllerID? {
        let arguments = table["with"]
        guard let controller = target.controller(vocabulary) else { return nil }
        return arguments.map { ArgumentsReader(vocabulary: vocabulary).read($0, for: controller) } ?? controller
    }

    private func present(_ target: ValueCursor, _ table: TableCursor) -> Action? {
        let style = table["style"].flatMap(PresentationReader.style)
        return controller(target, table).map { .present($0, style: style) }
    }

    /// Reads `{ setViewController = "photo", for = "secondary" }`. `"nil"` means no controller, unless one has that name.
    private func setViewController(_ target: ValueCursor, _ table: TableCursor) -> Action? {
        let column = table.required("for", example: "for = \"secondary\"")?.choice(SplitDefinition.Column.self)
        let isNil = target.value == .string("nil") && !vocabulary.controllers.contains("nil")
        let id = isNil ? nil : controller(target, table)
        guard let column, isNil || id != nil else { return nil }
        return .setViewController(id, column)
    }

    /// Reads `{ custom = "replaceDetail", to = "photo", menu = "overlay" }`.
    private func custom(_ segue: ValueCursor, _ table: TableCursor) -> Action? {
        let name = segue.name(among: ["replaceDetail"])
        let target = table.required("to", example: "to = \"…\", with a controller's name").flatMap { controller($0, table) }
        let menu = table["menu"]?.choice(Action.MenuPlacement.self)
        guard name != nil, let target else { return nil }
        return .replaceDetail(target, menu: menu)
    }

    /// Whether the value is `true`, as it must be for an action without a target.
    private func isTrue(_ value: ValueCursor) -> Bool {
        guard let isOn = value.bool() else { return false }
        if !isOn { value.report(ShapeMistake.badValue(name: value.name, found: "false", permitted: ["true"])) }
        return isOn
    }
}

extension ValueCursor {
    fileprivate var isChoice: Bool {
        if case .array = value { true } else { isConditional }
    }

    fileprivate func assigned(_ property: ViewProperty) -> PropertyValue? {
        if case .string(let text) = value, property.valueType.takesControlValue, PropertyValue.string(text).isControlValue {
            return string().map(PropertyValue.string)
        }
        return self.property(property)
    }

    fileprivate var isVariableValue: Bool {
        switch value {
        case .string, .boolean, .integer, .float: true
        case .date, .array, .table: false
        }
    }
}
