import PlaygroundModel
import SourceDiagnostics

/// What is found in an app without a word about it in its file.
public struct LintCheck: PlaygroundCheck {
    public let name = "lints"
    private let request: MatrixRequest

    public init(_ request: MatrixRequest = MatrixRequest()) {
        self.request = request
    }

    public func pieceCount(in file: CheckedFile) -> Int { survey(file)?.pieceCount ?? 0 }

    public func piece(_ index: Int, of file: CheckedFile) -> PlaceSurvey? { survey(file)?.piece(index) }

    public func cases(of pieces: [PlaceSurvey?], in file: CheckedFile) -> [CheckCase] {
        guard let survey = survey(file) else { return [] }
        let report = LintReport(pieces.compactMap { $0 }, of: survey, in: file.reading, judgesAllowances: judgesAllowances)
        let findings = Dictionary(grouping: report.findings) { $0.code }
        let cases = LintCode.allCases.map { code in
            CheckCase(
                check: name, name: code.rawValue, count: survey.matrix.cells.count,
                findings: (findings[code] ?? []).map { finding($0, in: file) })
        }
        let unused = report.unusedAllowances.map { Finding($0, about: "", in: file) }
        return cases + (unused.isEmpty ? [] : [CheckCase(check: name, name: "unused-allowance", count: 1, findings: unused)])
    }

    /// Where less is varied than usually, an allowance may be needed by what was left out.
    private var judgesAllowances: Bool { request.extent != .listed && request.settings.isEmpty }

    private func survey(_ file: CheckedFile) -> LintSurvey? { file.reading.playground.map { LintSurvey($0, request) } }

    private func finding(_ finding: LintFinding, in file: CheckedFile) -> Finding {
        Finding(
            finding.diagnostic, about: finding.subject, in: file, environments: finding.environments,
            command: command(showing: finding, in: file))
    }

    /// The command that shows a finding where there is most of it.
    private func command(showing finding: LintFinding, in file: CheckedFile) -> String {
        let held = finding.cell.configuration
        let devices = file.reading.playground?.devices ?? []
        let listed = devices.first { $0.device == held.device && $0.settings == held.settings }
        var words = ["traitscope inspect", file.path, "--device", listed?.writtenID ?? held.device.writtenID]
        var events = finding.cell.events
        if let listed {
            if held.orientation != listed.orientation { words.append("--orientation \(held.orientation.rawValue)") }
            if held.window != listed.window { words.append("--split \(held.window.word)") }
        } else {
            // A device that is opened or closed for the matrix alone.
            events = finding.cell.environment.settings.map { .environment($0) } + [.rotate(held.orientation)]
        }
        return (words + (events + finding.events).map { "--event \"\($0)\"" }).joined(separator: " ")
    }
}
