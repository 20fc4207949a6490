import PlaygroundModel

/// Writes an alert: as a method of the class if only that class presents it, otherwise as an extension that any controller can call.
struct AlertWriter {
    let run: EjectionRun
    let controller: ControllerDefinition
    let alert: AlertDefinition

    /// The file with the extension. The presenting controller performs the actions of the alert's buttons.
    func file() -> EjectedFile {
        let texts = TextWriter(run: run, parameters: run.parameterExpressions(of: controller))
        let name = run.alertName(controller.id)
        let presenter = run.needsPresenter(alert) ? ["for presenter: UIViewController"] : []
        let signature = (presenter + [run.signature(of: controller.id)].filter { !$0.isEmpty }).joined(separator: ", ")
        var lines = SwiftLines()
        lines.add("import UIKit")
        lines.separate()
        lines.add(run.otherComments(below: controller.path))
        lines.block("extension UIAlertController") { lines in
            lines.block("static func \(name)(\(signature)) -> UIAlertController") { lines in
                write(texts, reserved: ["alert", "presenter"], parameters: "[weak presenter] _ in", &lines) { tap, path, lines in
                    // If an alert's action presents another alert, that alert needs the presenter.
                    let needsPresenter = tap.target.flatMap(run.alert).map(run.needsPresenter) ?? false
                    if needsPresenter { lines.add("guard let presenter else { return }") }
                    let receiver = needsPresenter ? "presenter." : "presenter?."
                    ActionWriter(run: run, texts: texts, receiver: receiver, sender: "presenter").write(tap, at: path, in: &lines)
                }
            }
        }
        return EjectedFile(path: "Extensions/UIAlertController+\(SwiftName.capitalized(name)).swift", text: lines.text)
    }

    func method(_ name: String, in writer: ClassWriter) -> SwiftLines {
        var texts = writer.texts
        texts.parameters.merge(run.parameterExpressions(of: controller)) { $1 }
        var lines = SwiftLines()
        lines.add(run.otherComments(below: controller.path))
        lines.block("private func \(name)(\(run.signature(of: controller.id))) -> UIAlertController") { lines in
            write(texts, reserved: ["alert"], parameters: "[self] _ in", &lines) { tap, path, lines in
                writer.write(tap, with: texts.parameters, sender: "self", at: path, in: &lines)
            }
        }
        return lines
    }

    private typealias ActionBody = (Action, DocumentPath, inout SwiftLines) -> Void

    /// - Parameter parameters: The parameters of the actions' closures.
    private func write(
        _ texts: TextWriter, reserved: Set<String>, parameters: String, _ lines: inout SwiftLines, _ body: ActionBody
    ) {
        lines.assign("let alert", .call("UIAlertController", [
            .init("title", controller.title.map(texts.shown) ?? "nil"), .init("message", alert.message.map(texts.shown) ?? "nil"),
            .init("preferredStyle", word: ".\(alert.preferredStyle.rawValue)"),
        ]))
        for field in controller.views { write(field, texts, &lines) }
        var locals = NameScope(reserved: reserved)
        for action in alert.actions {
            write(action, locals.claim(action.item.id.name, kind: "Action"), texts, parameters, &lines, body)
        }
        lines.add("return alert")
    }

    private func write(_ field: ViewDefinition, _ texts: TextWriter, _ lines: inout SwiftLines) {
        lines.block("alert.addTextField") { lines in
            lines.reheaded("textField in")
            lines.assign("textField.accessibilityIdentifier", SwiftLiteral.text("\(controller.id.name).\(field.id.name)"))
            for property in AlertDefinition.fieldProperties {
                let member = "textField.\(property.row.member ?? property.rawValue)"
                switch field.properties[property] {
                case .string(let word)?:
                    if case .choice = property.valueType { lines.add("\(member) = .\(word)") } else { lines.assign(member, texts.shown(word)) }
                case .bool(let isOn)?: lines.add("\(member) = \(isOn)")
                default: break
                }
            }
        }
    }

    private func write(
        _ action: AlertDefinition.AlertAction, _ name: String, _ texts: TextWriter, _ parameters: String, _ lines: inout SwiftLines,
        _ body: ActionBody
    ) {
        let item = action.item
        let making = SwiftExpression.call("UIAlertAction", [
            .init("title", item.title.map(texts.shown) ?? "nil"), .init("style", word: ".\(action.style.rawValue)"),
        ])
        guard let tap = item.tap else {
            guard !item.isEnabled || item.id == alert.preferredAction else { return lines.add(.call("alert.addAction", [making.argument()])) }
            lines.assign("let \(name)", making)
            return add(item, name, &lines)
        }
        lines.block(making, after: "let \(name) = ", parameters: parameters) { body(tap, item.path.appending("tap"), &$0) }
        add(item, name, &lines)
    }

    private func add(_ item: BarButtonItem, _ name: String, _ lines: inout SwiftLines) {
        if !item.isEnabled { lines.add("\(name).isEnabled = false") }
        lines.add("alert.addAction(\(name))")
        if item.id == alert.preferredAction { lines.add("alert.preferredAction = \(name)") }
    }
}

extension ClassWriter {
    /// Returns the method that makes an alert, or `nil` if other classes also present the alert.
    func alertMethod(_ id: ControllerID) -> String? {
        guard let controller, run.ownerClass(ofAlert: id) == run.names.controller(controller.id) else { return nil }
        if let known = alertMethods[id.name] { return known }
        let method = scope.claim(own: "make" + SwiftName.capitalized(SwiftName.ending(id.name, in: "Alert")))
        alertMethods[id.name] = method
        pendingAlerts.append((id, method))
        return method
    }

    /// Writes a method for each alert that an action presents, including alerts presented from other alerts.
    func writeAlerts() {
        while !pendingAlerts.isEmpty {
            let (id, method) = pendingAlerts.removeFirst()
            guard let definition = run.definition(of: id), case .alert(let alert) = definition.kind else { continue }
            let lines = AlertWriter(run: run, controller: definition, alert: alert).method(method, in: self)
            methods.separate()
            methods.add(lines)
        }
    }
}

extension EjectionRun {
    func needsPresenter(_ alert: AlertDefinition) -> Bool { alert.actions.contains { $0.item.tap != nil } }

    func alert(_ id: ControllerID) -> AlertDefinition? {
        guard case .alert(let alert)? = definition(of: id)?.kind else { return nil }
        return alert
    }

    /// The only class that presents the alert, directly or from another of its alerts. `nil` if there are several.
    func ownerClass(ofAlert id: ControllerID) -> String? { owners(ofAlert: id, besides: []).flatMap { $0.count == 1 ? $0.first : nil } }

    private static func actions(of item: PreviewActionItem) -> [Action] {
        switch item {
        case .action(let action): [action.action].compactMap(\.self)
        case .group(let group): group.items.flatMap(actions)
        }
    }

    /// The classes that present an alert. `nil` if other code also presents it.
    private func owners(ofAlert id: ControllerID, besides seen: Set<String>) -> Set<String>? {
        func presents(_ action: Action) -> Bool {
            action.target?.name == id.name || action.choices.contains { presents($0.action) }
        }
        // The menus of a previewed controller are written where it is previewed.
        let previewed = playground.controllers.flatMap { $0.previewActions.flatMap(Self.actions) }
        guard !(playground.quickActions.routes.map(\.action) + previewed).contains(where: presents) else { return nil }
        var classes: Set<String> = []
        for presenter in playground.controllers where presenter.actions.contains(where: { presents($0.action) }) {
            guard alert(presenter.id) != nil else {
                classes.insert(names.controller(presenter.id))
                continue
            }
            if seen.contains(presenter.id.name) || presenter.id.name == id.name { continue }
            guard let owners = owners(ofAlert: presenter.id, besides: seen.union([id.name])) else { return nil }
            classes.formUnion(owners)
        }
        return classes
    }
}
