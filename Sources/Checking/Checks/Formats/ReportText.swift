import SourceDiagnostics

public struct ReportText {
    private let report: CheckReport
    private let renderer: TerminalRenderer

    public init(_ report: CheckReport, usesColor: Bool) {
        self.report = report
        renderer = TerminalRenderer(usesColor: usesColor)
    }

    /// The mistakes, findings, reached limits and a summary. Ends with a line break.
    public var text: String {
        let mistakes = report.files.flatMap { $0.mistakes }.map(renderer.render)
        let findings = report.findings.map(text)
        return (mistakes + findings + [(report.notChecked + report.wrongAnswers + [summary]).joined(separator: "\n") + "\n"]).joined(separator: "\n")
    }

    public func text(of finding: Finding) -> String {
        var record = finding.record
        if let environments = finding.environments { record.notes.append(environments) }
        if let command = finding.command { record.notes.append("see it with: \(command)") }
        return renderer.render(record)
    }

    /// `3 files, 43 checks: 41 passed, 2 with findings. 1 error, 1 warning.`
    public var summary: String {
        let cases = report.files.flatMap { $0.cases }
        let failed = cases.filter { !$0.findings.isEmpty }
        let broken = report.files.filter { !$0.mistakes.isEmpty }.count
        var parts = ["\(cases.count - failed.count) passed"]
        if !failed.isEmpty { parts.append("\(failed.count) with findings") }
        if broken > 0 { parts.append("\(counted(broken, "file")) with mistakes") }
        if report.knownCount > 0 { parts.append("\(counted(report.knownCount, "finding")) known from the baseline") }
        let counts = Dictionary(grouping: report.findings) { $0.diagnostic.severity }.mapValues { $0.count }
        let found = [Diagnostic.Severity.error, .warning, .note].compactMap { severity in
            counts[severity].map { counted($0, severity.rawValue) }
        }
        let end = found.isEmpty ? "" : " " + found.joined(separator: ", ") + "."
        return "\(counted(report.files.count, "file")), \(counted(cases.count, "check")): \(parts.joined(separator: ", ")).\(end)"
    }
}
