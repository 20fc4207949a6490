import PlaygroundModel

/// Reads `[[allow]]`: `{ code = "content-cut-off", on = "inbox.list", reason = "A row shows the beginning." }`.
struct AllowanceReader {
    /// The controllers. Empty if the playground has mistakes, in which case names are not checked.
    let controllers: [ControllerDefinition]

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
        let subject = table["on"].map { $0.element(of: controllers) }
        let reason = table.required("reason", example: "reason = \"…\", a sentence for readers of the file")
        let text = reason?.string()
        if let reason, let text, !text.contains(where: { !$0.isWhitespace }) { reason.report(AllowanceMistake.emptyReason) }
        // An allowance with an invalid element must not apply everywhere.
        guard let code, let text, subject != .some(nil) else { return nil }
        return Allowance(path: table.path, code: code, subject: subject ?? nil, reason: text)
    }
}
