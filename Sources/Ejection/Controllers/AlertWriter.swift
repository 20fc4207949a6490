import PlaygroundModel

struct AlertWriter {
    let run: EjectionRun
    let controller: ControllerDefinition
    let alert: AlertDefinition

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
                lines.assign("let alert", .call("UIAlertController", [
                    .init("title", controller.title.map(texts.shown) ?? "nil"), .init("message", alert.message.map(texts.shown) ?? "nil"),
                    .init("preferredStyle", word: ".\(alert.preferredStyle.rawValue)"),
                ]))
                var locals = NameScope(reserved: ["alert", "presenter"])
                for action in alert.actions { write(action, locals.claim(action.item.id.name, noun: "Action"), texts, &lines) }
                lines.add("return alert")
            }
        }
        return EjectedFile(path: "Extensions/UIAlertController+\(SwiftName.capitalized(name)).swift", text: lines.text)
    }

    private func write(_ action: AlertDefinition.AlertAction, _ name: String, _ texts: TextWriter, _ lines: inout SwiftLines) {
        let item = action.item
        let making = SwiftExpression.call("UIAlertAction", [
            .init("title", item.title.map(texts.shown) ?? "nil"), .init("style", word: ".\(action.style.rawValue)"),
        ])
        guard let tap = item.tap else {
            guard !item.isEnabled else { return lines.add(.call("alert.addAction", [making.argument()])) }
            lines.assign("let \(name)", making)
            return add(item, name, &lines)
        }
        // An alert presented by an alert's action needs the presenter.
        let needsPresenter = tap.target.flatMap(run.alert).map(run.needsPresenter) ?? false
        lines.block(making, after: "let \(name) = ", parameters: "[weak presenter] _ in") { lines in
            if needsPresenter { lines.add("guard let presenter else { return }") }
            let receiver = needsPresenter ? "presenter." : "presenter?."
            ActionWriter(run: run, texts: texts, receiver: receiver, sender: "presenter").write(tap, at: item.path.appending("tap"), in: &lines)
        }
        add(item, name, &lines)
    }

    private func add(_ item: BarButtonItem, _ name: String, _ lines: inout SwiftLines) {
        if !item.isEnabled { lines.add("\(name).isEnabled = false") }
        lines.add("alert.addAction(\(name))")
    }
}

extension EjectionRun {
    func needsPresenter(_ alert: AlertDefinition) -> Bool { alert.actions.contains { $0.item.tap != nil } }

    func alert(_ id: ControllerID) -> AlertDefinition? {
        guard case .alert(let alert)? = definition(of: id)?.kind else { return nil }
        return alert
    }
}
