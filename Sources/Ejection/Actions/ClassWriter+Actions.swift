import PlaygroundModel

// The actions of elements. Each action gets a method.
extension ClassWriter {
    /// Connects a view, the local variable `target`, with the method for its action. Returns whether the statements use `self`.
    func writeUse(of view: ViewDefinition, on target: String, in lines: inout SwiftLines) -> Bool {
        var refersToSelf = false
        if let action = view.tap {
            lines.add(run.comments(at: view.tapPath))
            let isTappable = content.uses[view.id].map { run.components.isTappable($0.component) } ?? false
            let isControl = isTappable || view.kind.facts.isControl
            let isText = view.kind.facts.control == .text && !view.kind.facts.isControl && view.tapKey != "tap"
            let isGesture = !isControl && !isText
            let method = handler(view.id, action, sender: sender(view.id), at: view.tapPath, isObjC: isGesture)
            if isText {
                if view.returnAction == nil { lines.add("\(target).delegate = self") }
                textFollowers.append((view, method))
            } else if isControl {
                lines.add(
                    .call("\(target).addAction", [
                        .init(nil, .word("UIAction { [weak self] _ in self?.\(method)() }")),
                        .init("for", word: ".\(isTappable ? "touchUpInside" : view.controlEvent)"),
                    ]))
            } else {
                if view.kind == .label || view.kind == .image { lines.add("\(target).isUserInteractionEnabled = true") }
                if view.kind.facts.isPassive, view.subviews.isEmpty, content.uses[view.id] == nil {
                    lines.add("\(target).isAccessibilityElement = true")
                    lines.add("\(target).accessibilityTraits = .button")
                }
                lines.add("\(target).addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(\(method))))")
                run.noteGesture(of: view.id, method: method)
            }
            refersToSelf = true
        }
        if let action = view.returnAction {
            lines.add("\(target).delegate = self")
            returnActions.append((view, action))
            refersToSelf = true
        }
        if !view.menu.isEmpty {
            lines.add("\(target).menu = \(menu(of: view.menu, names[view.id] ?? view.id.name, sender: sender(view.id)))()")
            refersToSelf = true
        }
        if let peek = view.peek, writePeek(peek, of: view, on: target, in: &lines) { refersToSelf = true }
        return refersToSelf
    }

    func sender(_ view: ViewID) -> String { names[view] ?? "self" }

    func handler(_ element: ViewID, _ action: Action, sender: String, at path: DocumentPath, isObjC: Bool = false) -> String {
        let base = names[element] ?? SwiftName.lowerCamel(element.name)
        let name = scope.claim(own: (base.isEmpty ? "element" : base) + "Tapped")
        if controller == nil {
            let member = actionMember(element)
            closures.append(member)
            methods.declaration("\(isObjC ? "@objc " : "")private func \(name)()") { $0.add("\(member)?()") }
            return name
        }
        methods.declaration("\(isObjC ? "@objc " : "")private func \(name)()") { lines in
            usedControl = element
            defer { usedControl = nil }
            guard needsText(of: action), let value = content.view(element).flatMap({ valueExpression(of: $0) })
            else {
                let own = texts
                texts.known = knownTexts(of: element, sender)
                write(action, sender: sender, at: path, in: &lines)
                texts = own
                return
            }
            lines.add("let value = \(value)")
            let parameters = texts.parameters.merging([ControllerVariable.reservedName: "value"]) { $1 }
            write(action, with: parameters, sender: sender, at: path, in: &lines)
        }
        return name
    }

    /// The known strings in the arguments of a component's view. The controller that an action shows may contain the same strings.
    private func knownTexts(of element: ViewID, _ sender: String) -> KnownTexts {
        guard let use = content.uses[element], !use.isFilledByItem, run.components.keepsParameters(use.component)
        else { return KnownTexts() }
        var known = KnownTexts()
        for argument in use.arguments {
            let (text, isImage): (String, Bool)
            switch argument.value {
            case .text(let shown): (text, isImage) = (shown, false)
            case .image(let name, _): (text, isImage) = (name, true)
            case .value: continue
            }
            guard !text.isEmpty, !texts.isFilled(text), known.sources[text] == nil else { continue }
            known.sources[text] = KnownTexts.Source(
                expression: "\(sender).\(argument.label)", isImage: isImage, component: use.component, member: argument.label)
        }
        return known
    }

    func write(_ action: Action, sender: String, at path: DocumentPath, in lines: inout SwiftLines) {
        guard controller != nil else { return comment("an action of a view in a cell has no controller", at: path, in: &lines) }
        actionWriter(sender: sender).write(action, at: path, in: &lines)
    }

    func actionWriter(sender: String) -> ActionWriter {
        ActionWriter(
            run: run, texts: texts, sender: sender,
            assign: { [self] assignment, lines in
                assignTaken(assignment, in: &lines)
                if isAsked(assignment) { lines.add("\(adaptMethod)()") }
            },
            change: { [self] in statement($0) }, condition: { [self] in ConditionWriter(writer: self).expression($0) },
            alertMethod: { [self] in alertMethod($0) }, view: { [self] in expression($0) }, scrolling: { [self] in scrolling($0) })
    }

    private func scrolling(_ id: ViewID) -> String? {
        var (inner, cell): (ViewID, ViewID?) = (id, nil)
        while let outer = controller?.superview(of: inner) {
            if controller?.view(inner)?.kind == .cell { cell = inner }
            guard outer.kind.scrolls else {
                inner = outer.id
                continue
            }
            guard let scrollView = expression(outer.id) else { return nil }
            if let cell {
                let place = cell.name.split(separator: ".").suffix(2)
                guard place.count == 2, place.allSatisfy({ Int($0) != nil }), let section = place.first, let row = place.last else { return nil }
                return outer.kind == .table
                    ? "\(scrollView).scrollToRow(at: IndexPath(row: \(row), section: \(section)), at: .none, animated: true)"
                    : "\(scrollView).scrollToItem(at: IndexPath(item: \(row), section: \(section)), at: [], animated: true)"
            }
            return expression(id).map { "\(scrollView).scrollRectToVisible(\($0).convert(\($0).bounds, to: \(scrollView)), animated: true)" }
        }
        return nil
    }

    private func assignTaken(_ assignment: AdaptiveElement.Assignment, in lines: inout SwiftLines) {
        let type = assignment.property.valueType
        guard type.takesControlValue, assignment.value.isControlValue else {
            return assign(assignment.view, assignment.property, assignment.value, at: controller?.path ?? DocumentPath(), in: &lines)
        }
        guard let value = typedValue(like: type == .bool ? .bool(false) : .number(0)), let target = expression(assignment.view) else {
            return comment("\(assignment.view).\(assignment.property.rawValue) does not take the value of this element", at: controller?.path ?? DocumentPath(), in: &lines)
        }
        let member = "\(target).\(assignment.property.rawValue)"
        let number = value.isOptional ? "\(value.expression).map { .init($0) } ?? \(member)" : ".init(\(value.expression))"
        lines.add("\(member) = \(type == .bool ? value.expression : number)")
    }

    func write(_ action: Action, with parameters: [String: String], sender: String, at path: DocumentPath, in lines: inout SwiftLines) {
        let own = texts
        texts.parameters = parameters
        write(action, sender: sender, at: path, in: &lines)
        texts = own
    }

    func writeReturnActions() {
        let fields = returnActions.filter { $0.view.kind == .textField }
        if !fields.isEmpty {
            var body = SwiftLines()
            body.declaration("func textFieldShouldReturn(_ textField: UITextField) -> Bool") { lines in
                lines.branch(fields.map { field -> SwiftLines.Branch in
                    (fields.count == 1 ? nil : "textField === \(name(field.view.id))", { [self] lines in
                        write(field.action, sender: "textField", at: field.view.path, in: &lines)
                    })
                })
                lines.add("return true")
            }
            extensions.append(("UITextFieldDelegate", body))
        }
        writeSearchBarDelegate(returnActions.filter { $0.view.kind == .searchBar })
        let textViews = textFollowers.filter { $0.view.kind == .textView }
        guard !textViews.isEmpty else { return }
        var body = SwiftLines()
        body.declaration("func textViewDidChange(_ textView: UITextView)") { call(textViews, sender: "textView", in: &$0) }
        extensions.append(("UITextViewDelegate", body))
    }

    /// Writes, in a delegate method, calls of the methods that follow changes of the sender's text.
    private func call(_ followers: [(view: ViewDefinition, method: String)], sender: String, in lines: inout SwiftLines) {
        let isOne = Set(followers.map(\.view.id)).count == 1
        for follower in followers {
            guard !isOne, let target = expression(follower.view.id) else {
                lines.add("\(follower.method)()")
                continue
            }
            lines.block("if \(sender) === \(target)") { $0.add("\(follower.method)()") }
        }
    }

    private func writeSearchBarDelegate(_ bars: [(view: ViewDefinition, action: Action)]) {
        let followers = textFollowers.filter { $0.view.kind == .searchBar }
        guard !bars.isEmpty || !followers.isEmpty else { return }
        var body = SwiftLines()
        if !followers.isEmpty {
            body.declaration("func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)") { lines in
                call(followers, sender: "searchBar", in: &lines)
            }
        }
        if !bars.isEmpty { writeSearchButton(bars, in: &body) }
        extensions.append(("UISearchBarDelegate", body))
    }

    private func writeSearchButton(_ bars: [(view: ViewDefinition, action: Action)], in body: inout SwiftLines) {
        body.declaration("func searchBarSearchButtonClicked(_ searchBar: UISearchBar)") { lines in
            lines.branch(bars.map { bar -> SwiftLines.Branch in
                let other = bar.view.isOfSearchController ? "navigationItem.searchController?.searchBar" : name(bar.view.id)
                return (bars.count == 1 ? nil : "searchBar === \(other)", { [self] lines in
                    write(bar.action, sender: "searchBar", at: bar.view.path, in: &lines)
                })
            })
        }
    }
}

extension Action {
    /// - Parameter isTyped: Whether a variable takes a lone `{value}` without converting it to a string.
    func hasPlaceholder(_ name: String, isTyped: (VariableChange) -> Bool = { _ in false }) -> Bool {
        let mark = "{\(name)}"
        switch self {
        case .set(let assignments, let variables):
            let values = assignments.filter { !($0.property.valueType.takesControlValue && $0.value.isControlValue) }.map(\.value)
                + variables.compactMap { if case .set(let value) = $0.operation, !(value.isControlValue && isTyped($0)) { value } else { nil } }
            return values.contains { if case .string(let text) = $0 { text.contains(mark) } else { false } }
        case .firstHolding(let choices): return choices.contains { $0.action.hasPlaceholder(name, isTyped: isTyped) }
        default: break
        }
        return target?.arguments.values.contains { $0.contains(mark) } ?? false
    }
}

extension ViewDefinition {
    var controlEvent: String { kind == .textField && tapKey != "tap" ? "editingChanged" : kind.controlEvent }
}

extension ViewKind {
    fileprivate var controlEvent: String {
        switch self {
        case .button: "primaryActionTriggered"
        case .textField: "editingDidBegin"
        default: "valueChanged"
        }
    }
}
