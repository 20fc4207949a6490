import SourceDiagnostics

struct ProblemsContext: TemplateContext {
    let errors: [DiagnosticContext]
    let others: [DiagnosticContext]

    init(_ records: [DiagnosticRecord]) {
        let isError = { (record: DiagnosticRecord) in record.severity == Diagnostic.Severity.error.rawValue }
        errors = records.filter(isError).map(DiagnosticContext.init)
        others = records.filter { !isError($0) }.map(DiagnosticContext.init)
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "first": .init(errors.first)
        case "more": .init(Array(errors.dropFirst()))
        case "moreCount": .init(errors.count > 1 ? "\(errors.count - 1)" : nil)
        case "errors": .init(errors)
        case "diagnostics": .init(errors + others)
        case "hasDiagnostics": .init(!errors.isEmpty || !others.isEmpty)
        case "errorCount": .init(errors.count)
        case "count": .init(errors.count + others.count)
        default: nil
        }
    }
}
