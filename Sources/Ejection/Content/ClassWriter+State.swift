import PlaygroundModel

extension ClassWriter {
    /// Names the variables before strings and conditions use them. Local variables in view closures would hide equal names.
    func claimState() {
        let locals = Set(ViewKind.allCases.map(\.localName))
        for variable in controller?.variables ?? [] {
            var name = scope.claim(variable.name, noun: "Value")
            if locals.contains(name) { name = scope.claim(own: name + "Value") }
            stateNames[variable.name] = name
            texts.parameters[variable.name] = switch variable.start {
            case .string: name
            case .number where !isWhole(variable): "\(name).formatted()"
            default: "String(\(name))"
            }
        }
    }

    var showsVariables: Bool { !stateTexts.isEmpty || showsVariablesInBars }

    private var showsVariablesInBars: Bool {
        guard let controller else { return false }
        let item = controller.navigationItem
        return ([controller.title, item.prompt, item.subtitle, controller.tabBarItem?.badgeValue] + controller.items.map(\.title))
            .contains { $0.map(isLive) == true }
    }

    private var stateTexts: [AdaptiveElement.Assignment] {
        content.views.flatMap { view in
            ViewProperty.allCases.compactMap { property in
                guard let value = view.properties[property], case .string(let text) = value, isLive(text) else { return nil }
                return AdaptiveElement.Assignment(view: view.id, property: property, value: value)
            }
        }
    }

    private func isLive(_ text: String) -> Bool {
        PlaceholderText(text).parts.contains { if case .placeholder(let name, _) = $0 { stateNames[name] != nil } else { false } }
    }

    func writeStateTexts(in body: inout SwiftLines) {
        for text in stateTexts { assign(text.view, text.property, text.value, at: controller?.path ?? DocumentPath(), in: &body) }
        guard let controller else { return }
        if let title = controller.title, isLive(title) { body.assign("title", texts.shown(title)) }
        if let prompt = controller.navigationItem.prompt, isLive(prompt) { body.assign("navigationItem.prompt", texts.shown(prompt)) }
        if let subtitle = controller.navigationItem.subtitle, isLive(subtitle) {
            body.addAvailable(since: 26, run.deployment) { $0.assign("navigationItem.subtitle", texts.shown(subtitle)) }
        }
        if let badge = controller.tabBarItem?.badgeValue, isLive(badge) {
            body.assign("\(run.tab(of: controller).map { $0 + "?" } ?? "tabBarItem").badgeValue", texts.shown(badge))
        }
        for item in controller.items {
            guard let title = item.title, isLive(title), let name = names[item.id] else { continue }
            body.assign("\(name).title", texts.shown(title))
        }
    }

    /// Declares a property for each variable. If `isFollowed`, changes of the property call `adapt()`.
    func writeVariables(isFollowed: Bool) {
        for variable in controller?.variables ?? [] {
            let name = stateNames[variable.name] ?? variable.name
            let type = if case .number = variable.start, !isWhole(variable) { ": Double" } else { "" }
            let head = "private var \(name)\(type) = \(literal(variable.start))"
            properties.separate()
            guard isFollowed else {
                properties.add(head)
                continue
            }
            properties.block(head) { $0.add("didSet { \(adaptMethod)() }") }
        }
    }

    /// Calls a method after each change of a control that is used in conditions.
    func followControls(askedBy conditions: [Condition], by method: String) {
        var known: Set<ViewID> = []
        for query in conditions.flatMap(\.queries) {
            guard let id = query.subject.view, known.insert(id).inserted, let view = controller?.view(id),
                  let target = expression(id)
            else { continue }
            switch view.kind {
            case .switch, .slider, .stepper, .segmentedControl, .textField:
                let event = view.kind == .textField ? "editingChanged" : "valueChanged"
                setUp.add(.call("\(target).addAction", [
                    .init(nil, .word("UIAction { [weak self] _ in self?.\(method)() }")), .init("for", word: ".\(event)"),
                ]))
            case .textView, .searchBar:
                if view.returnAction == nil, !textFollowers.contains(where: { $0.view.id == id }) { setUp.add("\(target).delegate = self") }
                textFollowers.append((view, method))
            default: break
            }
        }
    }

    private func selection(_ id: ViewID) -> (list: ViewDefinition, place: (section: Int, row: Int)?)? {
        let list = content.views.first { $0.kind.isList && ($0.id == id || id.name.hasPrefix("\($0.id.name).")) }
        return list.map { ($0, Self.place(of: id, in: $0)) }
    }

    /// The section and index of a row from a name like `list.0.2`.
    static func place(of row: ViewID, in list: ViewDefinition) -> (section: Int, row: Int)? {
        guard row.name.hasPrefix("\(list.id.name).") else { return nil }
        let words = row.name.dropFirst(list.id.name.count + 1).split(separator: ".", omittingEmptySubsequences: false)
        guard words.count == 2, let section = Int(words[0]), let row = Int(words[1]) else { return nil }
        return (section, row)
    }

    func asksForSelection(in list: ViewDefinition, _ conditions: [Condition]) -> Bool {
        conditions.flatMap(\.queries).contains { query in
            if case .isSelected(let id) = query.subject { selection(id)?.list.id == list.id } else { false }
        }
    }

    /// - Parameter holds: Whether the condition requires the element to be selected or not to be selected.
    private func selected(_ id: ViewID, _ holds: Bool) -> String? {
        guard let (list, place) = selection(id), let target = expression(list.id) else { return nil }
        let sign = holds ? "==" : "!="
        guard list.kind == .table else {
            guard let place else { return "\(target).indexPathsForSelectedItems?.isEmpty \(holds ? "==" : "!=") false" }
            return "\(target).indexPathsForSelectedItems?.first \(sign) IndexPath(item: \(place.row), section: \(place.section))"
        }
        guard let place else { return "\(target).indexPathForSelectedRow \(holds ? "!=" : "==") nil" }
        return "\(target).indexPathForSelectedRow \(sign) IndexPath(row: \(place.row), section: \(place.section))"
    }

    /// The value of a control, for `{value}` in its action. `nil` for other views.
    func valueExpression(of view: ViewDefinition) -> String? {
        guard let control = view.kind.facts.control, let target = expression(view.id) else { return nil }
        return switch control {
        case .isOn: "\(target).isOn ? \"on\" : \"off\""
        case .value: "\(target).value.formatted()"
        case .selectedSegmentIndex: "\(target).titleForSegment(at: \(target).selectedSegmentIndex) ?? \"\""
        case .text: "\(target).text ?? \"\""
        }
    }

    /// Whether the variable is a number or a boolean. It then takes a lone `{value}` without converting it to a string.
    private func isTyped(_ change: VariableChange) -> Bool {
        switch controller?.variable(change.name)?.start {
        case nil, .string: false
        default: true
        }
    }

    /// Whether an action needs the control's value as a string.
    func needsText(of action: Action) -> Bool { action.hasPlaceholder(ControllerVariable.reservedName, isTyped: isTyped) }

    /// The control's value as a number or a boolean, for a lone `{value}`.
    func typedValue(like value: PropertyValue) -> (expression: String, isOptional: Bool)? {
        guard let usedControl, let view = content.view(usedControl), let control = view.kind.facts.control, let target = expression(view.id)
        else {
            guard case .number = value else { return nil }
            return texts.parameters[ControllerVariable.reservedName].map { ("Double(\($0))", true) }
        }
        return switch (control, value) {
        case (.isOn, .bool): ("\(target).isOn", false)
        case (.value, .number): (view.kind == .stepper ? "\(target).value" : "Double(\(target).value)", false)
        case (.selectedSegmentIndex, .number): ("Double(\(target).selectedSegmentIndex)", false)
        case (.text, .number): ("Double(\(target).text ?? \"\")", true)
        default: nil
        }
    }

    /// The statement that changes a variable, or `nil` if the class does not have the variable.
    func statement(_ change: VariableChange) -> String? {
        guard let name = stateNames[change.name] else { return nil }
        let start = controller?.variable(change.name)?.start
        return switch change.operation {
        case .set(let value) where value.isControlValue && isTyped(change):
            typedValue(like: start ?? value).map { "\(name) = \($0.isOptional ? "\($0.expression) ?? \(name)" : $0.expression)" }
        case .set(.string(let text)): "\(name) = \(texts.plain(text).text)"
        case .set(let value): "\(name) = \(literal(value))"
        case .add(let step) where step < 0: "\(name) -= \(SwiftLiteral.number(-step))"
        case .add(let step): "\(name) += \(SwiftLiteral.number(step))"
        case .toggle: "\(name).toggle()"
        }
    }

    func isAsked(_ assignment: AdaptiveElement.Assignment) -> Bool {
        content.adaptive.flatMap(\.condition.queries).contains { $0.subject == .property(assignment.view, assignment.property) }
    }

    private func literal(_ value: PropertyValue) -> String { run.expression(value, of: .string)?.text ?? "nil" }

    private func isWhole(_ variable: ControllerVariable) -> Bool {
        let changes = (controller?.actions ?? []).flatMap { $0.action.variableChanges }.filter { $0.name == variable.name }
        if changes.contains(where: { if case .set(let value) = $0.operation { value.isControlValue } else { false } }) { return false }
        let numbers = ([variable.start] + changes.compactMap { change -> PropertyValue? in
            switch change.operation {
            case .set(let value): value
            case .add(let step): .number(step)
            case .toggle: nil
            }
        }).compactMap { if case .number(let number) = $0 { number } else { nil } }
        let queries = (controller?.allConditions ?? []).flatMap { $0.condition.queries }.filter { $0.subject == .variable(variable.name) }
        let compared = queries.flatMap { query -> [Double] in
            switch query.test {
            case .equals(.number(let number)): [number]
            case .range(let least, let most): [least, most].compactMap { $0 }
            case .equals, .isEmpty, .length, .contains, .matches, .isEmail: []
            }
        }
        return (numbers + compared).allSatisfy { $0 == $0.rounded() }
    }

    /// The expression for a query about the state. `nil` if an app has no property for it.
    func expression(_ query: StateQuery) -> String? {
        switch query.subject {
        case .variable(let name):
            guard let member = stateNames[name] else { return nil }
            return compared(member, query.test)
        case .property(let view, .text):
            guard let target = expression(view) else { return nil }
            if case .isEmpty(let isEmpty) = query.test { return "\(target).text?.isEmpty \(isEmpty ? "!= false" : "== false")" }
            if case .equals = query.test { return compared("\(target).text", query.test) }
            return compared("(\(target).text ?? \"\")", query.test)
        case .property(let view, let property):
            let members: Set<ViewProperty> = [
                .isOn, .value, .selectedSegmentIndex, .isHidden, .isEnabled, .alpha, .currentPage, .numberOfPages,
            ]
            guard members.contains(property), let target = expression(view) else { return nil }
            return compared("\(target).\(property.rawValue)", query.test)
        case .isSelected(let id):
            guard case .equals(.bool(let isSelected)) = query.test else { return nil }
            return selected(id, isSelected)
        }
    }

    private func compared(_ member: String, _ test: StateQuery.Test) -> String {
        switch test {
        case .equals(.bool(true)): member
        case .equals(.bool(false)): "!\(member)"
        case .equals(let value): "\(member) == \(literal(value))"
        case .isEmpty(let isEmpty): "\(isEmpty ? "" : "!")\(member).isEmpty"
        case .range(let least, let most):
            [least.map { "\(member) >= \(SwiftLiteral.number($0))" }, most.map { "\(member) <= \(SwiftLiteral.number($0))" }]
                .compactMap { $0 }.joined(separator: " && ")
        case .length(let least, let most):
            compared("\(member).count", .range(atLeast: least.map(Double.init), atMost: most.map(Double.init)))
        case .contains(let part): "\(member).contains(\(literal(.string(part))))"
        case .matches(let pattern): matched(member, pattern.text)
        case .isEmail(let isEmail): (isEmail ? "" : "!(") + matched(member, TextPattern.emailText) + (isEmail ? "" : ")")
        }
    }

    private func matched(_ member: String, _ pattern: String) -> String {
        "\(member).range(of: \(literal(.string("^(?:\(pattern))\\z"))), options: .regularExpression) != nil"
    }
}
