import PlaygroundModel

/// Reads `[[allow]]`: `{ code = "content-cut-off", on = "inbox.list", reason = "A row shows the beginning." }`.
struct AllowanceReader {
    private let controllers: [ControllerDefinition]

    /// `controllers` is empty if the playground has mistakes; names are then not checked.
    init(_ controllers: [ControllerDefinition]) {
        self.controllers = controllers
    }

    func read(_ list: ValueCursor) -> [Allowance] {
        let allowances = (list.elements() ?? []).compactMap { element in
            element.table("an allowance") { allowance($0) } ?? nil
        }
        var seen: Set<Allowance> = []
        return allowances.filter { allowance in
            var key = allowance
            (key.path, key.reason) = (DocumentPath(), "")
            guard seen.insert(key).inserted else {
                list.findings.report(AllowanceMistake.repeated(allowance), at: .value(allowance.path))
                return false
            }
            return true
        }
    }

    private func allowance(_ table: TableCursor) -> Allowance? {
        let code = table.required("code", example: "code = \"content-cut-off\"").flatMap { $0.choice(LintCode.self) }
        let subject = table["on"].map(self.subject)
        let reason = table.required("reason", example: "reason = \"…\", a sentence for readers of the file")
        let text = reason?.string()
        if let reason, let text, !text.contains(where: { !$0.isWhitespace }) { reason.report(AllowanceMistake.emptyReason) }
        // An allowance with a wrong place must not apply everywhere.
        guard let code, let text, subject != .some(nil) else { return nil }
        return Allowance(path: table.path, code: code, subject: subject ?? nil, reason: text)
    }

    /// `inbox`, or `inbox.list` for a view or bar item.
    private func subject(_ value: ValueCursor) -> Allowance.Subject? {
        guard let text = value.string() else { return nil }
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = parts[0]
        guard !controllers.isEmpty else { return nil }
        guard let controller = controllers.first(where: { $0.id.name == name }) else {
            value.report(ValidationMistake.unknownController(name, known: controllers.map { $0.id.name }))
            return nil
        }
        guard parts.count > 1 else { return Allowance.Subject(controller: controller.id) }
        let view = ViewID(parts[1])
        guard controller.view(view) != nil || controller.item(view) != nil else {
            let known = (controller.views.map { $0.id } + controller.items.map { $0.id }).map { $0.name }
            value.report(ValidationMistake.unknownView(view.name, known: known))
            return nil
        }
        return Allowance.Subject(controller: controller.id, view: view)
    }
}
