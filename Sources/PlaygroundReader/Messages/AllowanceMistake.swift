import PlaygroundModel
import SourceDiagnostics

/// Mistakes in an `[[allow]]` whose `code` and `on` are valid.
enum AllowanceMistake: Equatable, Sendable {
    case repeated(Allowance)
    case emptyReason
}

extension AllowanceMistake: DiagnosticFacts {
    var code: String {
        switch self {
        case .repeated: "duplicate-entry"
        case .emptyReason: "empty-reason"
        }
    }

    var severity: Diagnostic.Severity { .warning }

    var headline: String {
        switch self {
        case .repeated(let allowance): "\(allowance.code.rawValue.quoted) is already allowed \(Self.place(allowance.subject))"
        case .emptyReason: "an allowance needs a reason"
        }
    }

    var hint: String? {
        switch self {
        case .repeated: "remove one of the two"
        case .emptyReason: "explain why the finding is acceptable here, for readers of the file"
        }
    }

    private static func place(_ subject: NamedElement?) -> String {
        subject.map { "on \($0.name.quoted)" } ?? "everywhere"
    }
}
