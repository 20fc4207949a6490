import SourceDiagnostics

/// A report as JUnit XML in the schema of Jenkins' xUnit plug-in (junit-10.xsd), with one suite per file.
public enum JUnitReport {
    public static func text(of report: CheckReport) -> String {
        let counts = counts(report.files.flatMap { $0.cases })
        let errors = report.files.filter { !$0.mistakes.isEmpty }.count
        let tests = counts.tests + errors
        let head = "<testsuites name=\"traitscope\" tests=\"\(tests)\" failures=\"\(counts.failures)\" errors=\"\(errors)\">"
        return (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", head] + report.files.flatMap(suite) + ["</testsuites>"])
            .map { $0 + "\n" }.joined()
    }

    /// The numbers of tests and failures. Warnings and notes do not fail a test but appear in its output.
    private static func counts(_ cases: [CheckCase]) -> (tests: Int, failures: Int) {
        (cases.count, cases.filter { $0.findings.contains { $0.diagnostic.severity == .error } }.count)
    }

    private static func suite(_ file: CheckReport.File) -> [String] {
        let counts = counts(file.cases)
        let errors = file.mistakes.isEmpty ? 0 : 1
        let head = "  <testsuite name=\"\(escaped(file.path))\" tests=\"\(counts.tests + errors)\" failures=\"\(counts.failures)\" "
            + "errors=\"\(errors)\" skipped=\"0\">"
        let broken = file.mistakes.isEmpty ? [] : [
            "    <testcase name=\"The file\" classname=\"\(escaped(file.path))\">",
            "      <error message=\"\(escaped(file.mistakes[0].headline))\" type=\"\(file.mistakes[0].code)\">"
                + escaped(file.mistakes.map { TerminalRenderer().render($0) }.joined(separator: "\n")) + "</error>",
            "    </testcase>",
        ]
        return [head] + broken + file.cases.flatMap { lines(of: $0, file.path) } + ["  </testsuite>"]
    }

    private static func lines(of item: CheckCase, _ path: String) -> [String] {
        let head = "    <testcase name=\"\(escaped(item.name))\" classname=\"\(escaped(path)).\(item.check)\""
        guard !item.findings.isEmpty else { return [head + "/>"] }
        let failures = item.findings.sorted().filter { $0.diagnostic.severity == .error }.map { finding in
            "      <failure message=\"\(escaped(finding.diagnostic.headline))\" type=\"\(finding.diagnostic.code)\">"
                + "\(escaped(text(of: finding)))</failure>"
        }
        let others = item.findings.sorted().filter { $0.diagnostic.severity != .error }.map(text)
        let output = others.isEmpty ? [] : ["      <system-out>\(escaped(others.joined(separator: "\n")))</system-out>"]
        return [head + ">"] + failures + output + ["    </testcase>"]
    }

    private static func text(of finding: Finding) -> String {
        var record = finding.record
        record.notes += [finding.environments, finding.command].compactMap { $0 }
        return TerminalRenderer().render(record)
    }

    private static func escaped(_ text: String) -> String { XMLText.escaped(text, keepingLines: true) }
}
