import SourceDiagnostics

/// A report as workflow commands of GitHub Actions, which become annotations of lines: `::error file=…,line=…::…`.
public enum GitHubAnnotations {
    /// Returns one line per finding, each with a line break at the end.
    public static func text(of report: CheckReport) -> String {
        let mistakes = report.files.flatMap { $0.mistakes }.map { line($0, $0.notes) }
        let findings = report.findings.map { finding in
            line(finding.record, ([finding.place] + finding.record.notes + [finding.command]).compactMap { $0 })
        }
        return (mistakes + findings).map { $0 + "\n" }.joined()
    }

    private static func line(_ record: DiagnosticRecord, _ notes: [String]) -> String {
        let word = record.severity == Diagnostic.Severity.note.rawValue ? "notice" : record.severity
        let properties: [(String, String?)] = [
            ("file", record.file), ("line", record.line.map { String($0) }), ("endLine", record.endLine.map { String($0) }),
            ("col", record.column.map { String($0) }), ("title", record.code),
        ]
        let written = properties.compactMap { name, value in value.map { "\(name)=\(escaped($0, alsoIn: [":", ","]))" } }
        let text = ([record.headline] + notes + (record.hint.map { [$0] } ?? [])).joined(separator: "\n")
        return "::\(word) \(written.joined(separator: ","))::\(escaped(text, alsoIn: []))"
    }

    /// Escapes data as `@actions/core` does. In properties, colons and commas are escaped as well.
    private static func escaped(_ text: String, alsoIn others: [Character]) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            case ":" where others.contains(":"): escaped += "%3A"
            case "," where others.contains(","): escaped += "%2C"
            case _ where TerminalControls.contains(scalar): escaped += String(scalar).terminalText
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
