import JSON
import LanguageService
import SourceDiagnostics

struct DiagnosticJSON {
    let sources: [SourceText]
    /// The playground's folder, for the URIs of related positions.
    let folder: String

    func value(of diagnostic: Diagnostic, in source: SourceText) -> JSONValue {
        let range = diagnostic.span.map { source.offsets(of: $0) } ?? 0..<0
        let related = diagnostic.related.compactMap { related -> JSONValue? in
            guard let source = sources.first(where: { $0.fileName == related.span.fileName }) else { return nil }
            let uri = FileURI.uri(ofPath: "\(folder)/\(source.fileName)")
            return .object([
                "location": .object(["uri": uri.json, "range": .range(source.offsets(of: related.span), in: source)]), "message": related.label.json,
            ])
        }
        return .object([
            "range": .range(range, in: source), "severity": .number(severity(of: diagnostic)), "code": diagnostic.code.json,
            "source": "traitscope".json, "message": message(of: diagnostic).json,
            "tags": isUnused(diagnostic) ? .array([.number(1)]) : nil, "relatedInformation": related.isEmpty ? nil : .array(related),
        ])
    }

    private func severity(of diagnostic: Diagnostic) -> Int {
        switch diagnostic.severity {
        case .error: 1
        case .warning: 2
        case .note: 3
        }
    }

    /// Whether the diagnostic gets `DiagnosticTag.Unnecessary`, which makes editors fade the code.
    private func isUnused(_ diagnostic: Diagnostic) -> Bool {
        ["unused-controller", "unused-component"].contains(diagnostic.code)
    }

    private func message(of diagnostic: Diagnostic) -> String {
        ([diagnostic.headline] + diagnostic.notes + (diagnostic.hint.map { ["hint: \($0)"] } ?? [])).joined(separator: "\n")
    }
}
