import Mustache
import SourceDiagnostics

/// What a playground file has against it, all together.
struct ProblemsContext: MustacheParent {
    let errors: [DiagnosticContext]
    let others: [DiagnosticContext]

    init(_ records: [DiagnosticRecord]) {
        let isError = { (record: DiagnosticRecord) in record.severity == Diagnostic.Severity.error.rawValue }
        errors = records.filter(isError).map(DiagnosticContext.init)
        others = records.filter { !isError($0) }.map(DiagnosticContext.init)
    }

    func child(named name: String) -> Any? {
        switch name {
        case "first": errors.first.orAbsent
        case "more": Array(errors.dropFirst())
        case "moreCount": errors.count > 1 ? "\(errors.count - 1)" : Absent()
        case "errors": errors
        case "diagnostics": errors + others
        case "hasDiagnostics": !errors.isEmpty || !others.isEmpty
        case "errorCount": errors.count
        case "count": errors.count + others.count
        default: nil
        }
    }
}
