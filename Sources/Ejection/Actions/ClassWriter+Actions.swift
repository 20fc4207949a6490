import PlaygroundModel

// What the elements of a class do: each has a method.
extension ClassWriter {
    /// Connects a view with the method for its action, and writes that.
    ///
    /// - Parameter target: The local of the view that is being made.
    /// - Returns: Whether the statements use `self`.
    func writeUse(of view: ViewDefinition, on target: String, in lines: inout SwiftLines) -> Bool {
        var refersToSelf = false
        if let action = view.tap {
            lines.add(run.comments(at: view.tapPath))
            let isTappable = content.uses[view.id].map { run.components.isTappable($0.component) } ?? false
            let isControl = isTappable || view.kind.isControl
            let method = handler(view.id, action, sender: sender(view.id), at: view.tapPath, isObjC: !isControl)
            if isControl {
                lines.add(
                    .call("\(target).addAction", [
                        .init(nil, .word("UIAction { [weak self] _ in self?.\(method)() }")),
                        .init("for", word: ".\(isTappable ? "touchUpInside" : view.controlEvent)"),
                    ]))
            } else {
                if view.kind == .label || view.kind == .image { lines.add("\(target).isUserInteractionEnabled = true") }
                if view.kind.isPassive, view.subviews.isEmpty, content.uses[view.id] == nil {
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
        methods.declaration("\(isObjC ? "@objc " : "")private func \(name)()") { write(action, sender: sender, at: path, in: &$0) }
        return name
    }

    func write(_ action: Action, sender: String, at path: DocumentPath, in lines: inout SwiftLines) {
        guard controller != nil else { return comment("an action of a view in a cell has no controller at hand", at: path, in: &lines) }
        actionWriter(sender: sender).write(action, at: path, in: &lines)
    }

    func actionWriter(sender: String) -> ActionWriter {
        ActionWriter(
            run: run, texts: texts, sender: sender,
            assign: { [self] assignment, lines in
                assign(assignment.view, assignment.property, assignment.value, at: controller?.path ?? DocumentPath(), in: &lines)
                if isAsked(assignment) { lines.add("\(adaptMethod)()") }
            },
            change: { [self] in statement($0) }, condition: { [self] in ConditionWriter(writer: self).expression($0) },
            view: { [self] in expression($0) })
    }

    /// The same with more expressions for placeholders, such as `{value}`.
    func write(_ action: Action, with parameters: [String: String], sender: String, at path: DocumentPath, in lines: inout SwiftLines) {
        let own = texts
        texts.parameters = parameters
        write(action, sender: sender, at: path, in: &lines)
        texts = own
    }

    // MARK: Return

    /// The delegates that handle the Return key.
    func writeReturnActions() {
        let fields = returnActions.filter { $0.view.kind == .textField }
        if !fields.isEmpty {
            var body = SwiftLines()
            body.declaration("func textFieldShouldReturn(_ textField: UITextField) -> Bool") { lines in
                for (index, field) in fields.enumerated() {
                    let write: (inout SwiftLines) -> Void = { [self] lines in
                        self.write(field.action, sender: "textField", at: field.view.path, in: &lines)
                    }
                    if fields.count == 1 {
                        write(&lines)
                    } else if index == 0 {
                        lines.block("if textField === \(name(field.view.id))", write)
                    } else {
                        lines.reopen("} else if textField === \(name(field.view.id)) {", write)
                    }
                }
                lines.add("return true")
            }
            extensions.append(("UITextFieldDelegate", body))
        }
        writeSearchBarDelegate(returnActions.filter { $0.view.kind == .searchBar })
    }

    private func writeSearchBarDelegate(_ bars: [(view: ViewDefinition, action: Action)]) {
        guard !bars.isEmpty else { return }
        var body = SwiftLines()
        body.declaration("func searchBarSearchButtonClicked(_ searchBar: UISearchBar)") { lines in
            for (index, bar) in bars.enumerated() {
                let write: (inout SwiftLines) -> Void = { [self] lines in
                    self.write(bar.action, sender: "searchBar", at: bar.view.path, in: &lines)
                }
                let isOfController = bar.view.isOfSearchController
                let other = isOfController ? "navigationItem.searchController?.searchBar" : name(bar.view.id)
                if bars.count == 1 {
                    write(&lines)
                } else if index == 0 {
                    lines.block("if searchBar === \(other)", write)
                } else {
                    lines.reopen("} else if searchBar === \(other) {", write)
                }
            }
        }
        extensions.append(("UISearchBarDelegate", body))
    }
}

extension Action {
    func hasPlaceholder(_ name: String) -> Bool {
        let mark = "{\(name)}"
        switch self {
        case .set(let assignments, let variables):
            let values = assignments.map(\.value) + variables.compactMap { if case .set(let value) = $0.operation { value } else { nil } }
            return values.contains { if case .string(let text) = $0 { text.contains(mark) } else { false } }
        case .firstHolding(let choices): return choices.contains { $0.action.hasPlaceholder(name) }
        default: break
        }
        return target?.arguments.values.contains { $0.contains(mark) } ?? false
    }
}

extension ViewDefinition {
    /// The event that the control sends for its action.
    var controlEvent: String { kind == .textField && tapKey != "tap" ? "editingChanged" : kind.controlEvent }
}

extension ViewKind {
    /// Whether a view of the kind takes no touches by itself.
    var isPassive: Bool {
        switch self {
        case .view, .label, .image, .stack, .spacer, .progress, .activityIndicator, .layoutGuide: true
        default: false
        }
    }

    var isControl: Bool {
        switch self {
        case .button, .textField, .switch, .slider, .stepper, .segmentedControl, .pageControl, .datePicker: true
        default: false
        }
    }

    /// The event that the control sends when it is used.
    fileprivate var controlEvent: String {
        switch self {
        case .button: "primaryActionTriggered"
        case .textField: "editingDidBegin"
        default: "valueChanged"
        }
    }
}
