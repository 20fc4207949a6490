import PlaygroundModel

/// Writes the action of an element as statements of a method.
struct ActionWriter {
    let run: EjectionRun
    let texts: TextWriter
    /// The receiver of calls, including its dot. Empty for the controller itself, and `presenter.` inside an alert.
    var receiver = ""
    var sender: String
    /// Writes assignments to views of the controller. `nil` if the controller has no views.
    var assign: ((AdaptiveElement.Assignment, inout SwiftLines) -> Void)?
    /// Returns the statement that changes a variable, or `nil` if the class does not have the variable.
    var change: (VariableChange) -> String? = { _ in nil }
    var condition: ((Condition) -> String)?
    /// Returns the method of the class that makes an alert, or `nil` if the class has none.
    var alertMethod: (ControllerID) -> String? = { _ in nil }
    var view: (ViewID) -> String? = { _ in nil }
    /// Returns the statement that scrolls to a view, or `nil` if there is no scroll view.
    var scrolling: (ViewID) -> String? = { _ in nil }

    func write(_ action: Action, at path: DocumentPath, in lines: inout SwiftLines) {
        switch action {
        case .show(let id): lines.add(.call("\(receiver)show", [making(id, in: &lines).argument(), .init("sender", word: sender)]))
        case .showDetail(let id):
            lines.add(.call("\(receiver)showDetailViewController", [making(id, in: &lines).argument(), .init("sender", word: sender)]))
        case .present(let id, let style): present(id, style, in: &lines)
        case .push(let id):
            let arguments = [making(id, in: &lines).argument(), SwiftExpression.Argument("animated", word: "true")]
            lines.add(.call("\(receiver)navigationController?.pushViewController", arguments))
        case .pop: lines.add("\(receiver)navigationController?.popViewController(animated: true)")
        case .popToRoot: lines.add("\(receiver)navigationController?.popToRootViewController(animated: true)")
        case .dismiss: lines.add("\(receiver)dismiss(animated: true)")
        case .replaceDetail(let id, let menu): replaceDetail(id, menu, in: &lines)
        case .setViewController(let id, let column):
            let controller = id.map { making($0, in: &lines) } ?? "nil"
            let arguments = [controller.argument(), SwiftExpression.Argument("for", word: ".\(column.rawValue)")]
            lines.addAvailable(since: 14, run.deployment) { $0.add(.call("\(receiver)splitViewController?.setViewController", arguments)) }
        case .unwind(let id):
            run.resources.supportExtensions.insert(.unwinding)
            lines.add("\(receiver)unwind(to: \(run.names.controller(id)).self)")
        case .showColumn(let column): lines.add("\(receiver)splitViewController?.show(.\(column.rawValue))")
        case .hideColumn(let column): lines.add("\(receiver)splitViewController?.hide(.\(column.rawValue))")
        case .sidebar(let change): changeSidebar(change, in: &lines)
        case .becomeFirstResponder(let id):
            let target = id == SearchDefinition.viewID ? "\(receiver)navigationItem.searchController?.searchBar" : view(id)
            guard let target else { return missing("the field \(id)", at: path, in: &lines) }
            lines.add("\(target).becomeFirstResponder()")
        case .resignFirstResponder:
            lines.add(
                "\(sender == "self" ? receiver + "view" : sender).\(sender == "self" ? "endEditing(true)" : "resignFirstResponder()")")
        case .endEditing: lines.add("\(receiver)view.endEditing(true)")
        case .scrollRectToVisible(let id):
            guard let statement = scrolling(id) else { return missing("the scroll view around \(id)", at: path, in: &lines) }
            lines.add(statement)
        case .setShortcutItems(let items):
            lines.assign("UIApplication.shared.shortcutItems", .array(items.map { QuickActionWriter(run: run, texts: texts).item($0) }))
        case .set(let assignments, let variables):
            for variable in variables {
                guard let statement = change(variable) else { return missing("the variable \(variable.name)", at: path, in: &lines) }
                lines.add(statement)
            }
            guard !assignments.isEmpty else { return }
            guard let assign else { return missing("views of this controller", at: path, in: &lines) }
            for assignment in assignments { assign(assignment, &lines) }
        case .firstHolding(let choices): write(choices, at: path, in: &lines)
        }
    }

    private func write(_ choices: [ConditionalAction], at path: DocumentPath, in lines: inout SwiftLines) {
        guard let condition else { return missing("the state of this controller", at: path, in: &lines) }
        lines.branch(choices.map { choice -> SwiftLines.Branch in
            (choice.condition == .always ? nil : condition(choice.condition), { write(choice.action, at: choice.path, in: &$0) })
        })
    }

    private func missing(_ what: String, at path: DocumentPath, in lines: inout SwiftLines) {
        run.remark("an action uses \(what), which does not exist there", at: path)
        lines.comment("An action uses \(what), which does not exist here.")
    }

    func making(_ id: ControllerID, in lines: inout SwiftLines) -> SwiftExpression { run.making(id, texts) }

    private func present(_ id: ControllerID, _ style: ModalPresentationStyle?, in lines: inout SwiftLines) {
        guard let definition = run.definition(of: id) else { return }
        if case .alert(let alert) = definition.kind { return present(alert, id, in: &lines) }
        let own = run.presentationStyle(of: definition)
        let shown = style ?? definition.presentation.modalPresentationStyle
        guard shown == .popover || shown != own else {
            return lines.add(.call("\(receiver)present", [making(id, in: &lines).argument(), .init("animated", word: "true")]))
        }
        let local = run.localName(of: id, beside: sender)
        lines.assign("let \(local)", making(id, in: &lines))
        if shown != own { lines.add("\(local).modalPresentationStyle = .\(shown.rawValue)") }
        if shown == .popover {
            lines.add("\(local).popoverPresentationController?.\(sourceAssignment)")
        }
        lines.add("\(receiver)present(\(local), animated: true)")
    }

    /// The assignment of a popover's source: the element, or the controller's view if the controller itself performs the action.
    private var sourceAssignment: String {
        sender == "self" || sender == String(receiver.dropLast()) ? "sourceView = \(receiver)view" : "sourceItem = \(sender)"
    }

    private func present(_ alert: AlertDefinition, _ id: ControllerID, in lines: inout SwiftLines) {
        let making = makingAlert(alert, id)
        guard alert.preferredStyle == .actionSheet else {
            return lines.add(.call("\(receiver)present", [making.argument(), .init("animated", word: "true")]))
        }
        let local = run.localName(of: id, beside: sender)
        lines.assign("let \(local)", making)
        lines.add("\(local).popoverPresentationController?.\(sourceAssignment)")
        lines.add("\(receiver)present(\(local), animated: true)")
    }

    private func makingAlert(_ alert: AlertDefinition, _ id: ControllerID) -> SwiftExpression {
        let arguments = run.arguments(of: id, texts)
        if let method = alertMethod(id) { return .call(method, arguments) }
        let presenter = receiver.isEmpty ? "self" : String(receiver.dropLast())
        let given = run.needsPresenter(alert) ? [SwiftExpression.Argument("for", word: presenter)] : []
        return .call("UIAlertController.\(run.alertName(id))", given + arguments)
    }

    private func replaceDetail(_ id: ControllerID, _ menu: Action.MenuPlacement?, in lines: inout SwiftLines) {
        lines.add(.call("\(receiver)splitViewController?.showDetailViewController", [
            making(id, in: &lines).argument(), .init("sender", word: sender),
        ]))
        if let menu { lines.add("\(receiver)splitViewController?.preferredDisplayMode = .\(menu.displayMode.rawValue)") }
    }

    private func changeSidebar(_ change: SidebarChange, in lines: inout SwiftLines) {
        let sidebar = "\(receiver)tabBarController?.sidebar.isHidden"
        let statement = switch change {
        case .show: "\(sidebar) = false"
        case .hide: "\(sidebar) = true"
        case .toggle: "\(sidebar).toggle()"
        }
        lines.addAvailable(since: 18, run.deployment) { $0.add(statement) }
    }
}

extension SwiftLines {
    /// Adds statements. They are inside `if #available` if the deployment target is older than `version`.
    mutating func addAvailable(
        since version: SystemVersion, _ deployment: Int, _ body: (inout SwiftLines) -> Void, orElse: ((inout SwiftLines) -> Void)? = nil
    ) {
        guard version.isNew(toDeploymentTarget: deployment) else { return body(&self) }
        block("if #available(iOS \(version.major).\(version.minor), *)", tail: orElse == nil ? "}" : "} else {", body)
        guard let orElse else { return }
        var others = SwiftLines()
        orElse(&others)
        addIndented(others)
        add("}")
    }
}

extension EjectionRun {
    func making(_ id: ControllerID, _ texts: TextWriter) -> SwiftExpression {
        guard let definition = definition(of: id) else { return "UIViewController()" }
        if case .alert = definition.kind {
            remark("the alert \(id) is presented, not shown or contained", at: definition.path)
            return "UIViewController()"
        }
        if case .navigation(let root) = definition.kind, isPlainNavigation(id) {
            return .call("UINavigationController", [.init("rootViewController", making(root, texts))])
        }
        return .call(names.controller(id), arguments(of: id, texts))
    }

    func arguments(of id: ControllerID, _ texts: TextWriter) -> [SwiftExpression.Argument] {
        if let shared = shared(id), let place = shared.member(id) { return [.init(nil, word: ".\(shared.members[place].name)")] }
        return parameters(of: id).compactMap { parameter in
            guard let text = id.arguments[parameter.name] else { return nil }
            return .init(parameter.member, parameter.isImage ? texts.plain(text) : texts.shown(text))
        }
    }

    /// - Parameter name: A name that is already used in the same scope.
    func localName(of id: ControllerID, beside name: String = "self") -> String {
        var scope = NameScope(reserved: UIKitMembers.ofControllers.union([name]))
        return scope.claim(id.name, noun: "ViewController")
    }

    func alertName(_ id: ControllerID) -> String { names.alerts[id.name] ?? SwiftName.lowerCamel(id.name) }

    /// The style that a controller's class sets: the style that all `present` actions share, otherwise the declared style.
    func presentationStyle(of controller: ControllerDefinition) -> ModalPresentationStyle {
        let own = controller.presentation.modalPresentationStyle
        let styles = Set(playground.allActions.compactMap { action -> ModalPresentationStyle? in
            if case .present(let id, let style) = action, id.plain == controller.id { style ?? own } else { nil }
        })
        return styles.count == 1 ? styles.first ?? own : own
    }
}

extension Playground {
    var allActions: [Action] {
        controllers.flatMap { $0.actions.map(\.action) } + quickActions.routes.map(\.action)
    }
}
