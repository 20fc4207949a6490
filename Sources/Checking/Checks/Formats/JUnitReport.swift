import SourceDiagnostics

/// A report as JUnit XML, in the form that Jenkins' xUnit plug-in publishes a schema of (junit-10.xsd): a suite for each file, a test
/// case for each scenario and lint.
public struct JUnitReport {
    private let report: CheckReport

    public init(_ report: CheckReport) {
        self.report = report
    }

    public var text: String {
        let suites = report.files.map(suite)
        let counts = Self.counts(report.files.flatMap { $0.cases })
        let errors = report.files.filter { !$0.mistakes.isEmpty }.count
        let head = "<testsuites name=\"traitscope\" tests=\"\(counts.tests + errors)\" failures=\"\(counts.failures)\" errors=\"\(errors)\">"
        return (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", head] + suites.joined() + ["</testsuites>"]).map { $0 + "\n" }.joined()
    }

    /// Warnings and notes do not fail a test; they stand in its output.
    private static func counts(_ cases: [CheckCase]) -> (tests: Int, failures: Int) {
        (cases.count, cases.filter { $0.findings.contains { $0.diagnostic.severity == .error } }.count)
    }

    private func suite(_ file: CheckReport.File) -> [String] {
        let counts = Self.counts(file.cases)
        let errors = file.mistakes.isEmpty ? 0 : 1
        let head = "  <testsuite name=\"\(Self.escaped(file.path))\" tests=\"\(counts.tests + errors)\" failures=\"\(counts.failures)\" "
            + "errors=\"\(errors)\" skipped=\"0\">"
        let broken = file.mistakes.isEmpty ? [] : [
            "    <testcase name=\"The file\" classname=\"\(Self.escaped(file.path))\">",
            "      <error message=\"\(Self.escaped(file.mistakes[0].headline))\" type=\"\(file.mistakes[0].code)\">"
                + Self.escaped(file.mistakes.map { TerminalRenderer().render($0) }.joined(separator: "\n")) + "</error>",
            "    </testcase>",
        ]
        return [head] + broken + file.cases.flatMap { lines(of: $0, file.path) } + ["  </testsuite>"]
    }

    private func lines(of item: CheckCase, _ path: String) -> [String] {
        let head = "    <testcase name=\"\(Self.escaped(item.name))\" classname=\"\(Self.escaped(path)).\(item.check)\""
        guard !item.findings.isEmpty else { return [head + "/>"] }
        let failures = item.findings.sorted().filter { $0.diagnostic.severity == .error }.map { finding in
            "      <failure message=\"\(Self.escaped(finding.diagnostic.headline))\" type=\"\(finding.diagnostic.code)\">"
                + "\(Self.escaped(Self.text(of: finding)))</failure>"
        }
        let others = item.findings.sorted().filter { $0.diagnostic.severity != .error }.map(Self.text)
        let output = others.isEmpty ? [] : ["      <system-out>\(Self.escaped(others.joined(separator: "\n")))</system-out>"]
        return [head + ">"] + failures + output + ["    </testcase>"]
    }

    private static func text(of finding: Finding) -> String {
        var record = finding.record
        record.notes += [finding.environments, finding.command].compactMap { $0 }
        return TerminalRenderer().render(record)
    }

    private static func escaped(_ text: String) -> String { XMLText.escaped(text, keepingLines: true) }
}
