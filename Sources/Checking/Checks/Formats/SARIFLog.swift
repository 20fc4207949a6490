import JSON
import SourceDiagnostics

/// A report as a SARIF 2.1.0 log (OASIS Standard), which code hosts show next to the source lines.
public enum SARIFLog {
    public static func json(of report: CheckReport, version: String) -> JSONValue {
        let findings = report.findings
        let codes = Array(Set(findings.map { $0.diagnostic.code })).sorted()
        let mistakes = report.files.flatMap { $0.mistakes }.map { record -> JSONValue in
            .object(["level": "error".json, "message": message(record.headline), "locations": .array([location(of: record)])])
        }
        let run: JSONValue = .object([
            "tool": .object(["driver": .object([
                "name": "traitscope".json, "version": version.json, "rules": .array(codes.map { .object(["id": $0.json]) }),
            ])]),
            "columnKind": "unicodeCodePoints".json,
            "invocations": .array([
                .object(["executionSuccessful": .bool(mistakes.isEmpty), "toolExecutionNotifications": .array(mistakes)]),
            ]),
            "results": .array(findings.map { result($0, codes) }),
        ])
        return .object([
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json".json, "version": "2.1.0".json, "runs": .array([run]),
        ])
    }

    private static func result(_ finding: Finding, _ codes: [String]) -> JSONValue {
        let record = finding.record
        let text = [record.headline] + [finding.place].compactMap { $0 } + record.notes + [record.hint, finding.command].compactMap { $0 }
        let related = finding.diagnostic.related.map { location(of: $0.span.fileName, $0.span, $0.label) }
        return .object([
            "ruleId": record.code.json, "ruleIndex": .number(codes.firstIndex(of: record.code) ?? 0), "level": record.severity.json,
            "message": message(text.joined(separator: "\n")), "locations": .array([location(of: record)]),
            "relatedLocations": related.isEmpty ? nil : .array(related),
            "partialFingerprints": .object(["traitscope/v1": finding.fingerprint.json]),
        ])
    }

    private static func message(_ text: String) -> JSONValue { .object(["text": text.json]) }

    private static func location(of record: DiagnosticRecord) -> JSONValue { location(of: record.file, record.span) }

    private static func location(of file: String, _ span: SourceSpan?, _ label: String? = nil) -> JSONValue {
        let region = span.map { span -> JSONValue in
            .object([
                "startLine": .number(span.start.line), "startColumn": .number(span.start.column),
                "endLine": .number(span.end.line), "endColumn": .number(span.end.column),
            ])
        }
        let uri = AddressText.escaped(file, keeping: "/")
        return .object([
            "physicalLocation": .object(["artifactLocation": .object(["uri": uri.json]), "region": region]), "message": label.map(message),
        ])
    }
}

extension DiagnosticRecord {
    fileprivate var span: SourceSpan? {
        guard let line, let column, let endLine, let endColumn else { return nil }
        return SourceSpan(
            fileName: file, start: SourcePosition(line: line, column: column), end: SourcePosition(line: endLine, column: endColumn))
    }
}
