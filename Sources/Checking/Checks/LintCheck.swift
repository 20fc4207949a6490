import PlaygroundModel
import SourceDiagnostics

/// Searches for problems that no scenario of the file describes.
public struct LintCheck: PlaygroundCheck {
    public let name = "lints"
    private let request: MatrixRequest

    public init(_ request: MatrixRequest = MatrixRequest()) {
        self.request = request
    }

    public func work(on file: CheckedFile) -> LintWork {
        // Allowances are judged only in a large matrix. An environment missing from a smaller one may need an allowance.
        let judgesAllowances = request.extent != .listed && request.settings.isEmpty
        return LintWork(
            file: file, survey: file.reading.playground.map { LintSurvey($0, request) }, check: name, judgesAllowances: judgesAllowances)
    }
}

public struct LintWork: CheckWork {
    let file: CheckedFile
    let survey: LintSurvey?
    let check: String
    let judgesAllowances: Bool
    var found = LintSightings()

    public var pieceCount: Int { survey?.pieceCount ?? 0 }

    public func environmentCount(of piece: Int) -> Int { survey?.environmentCount(of: piece) ?? 0 }

    public func piece(_ index: Int, unless isStopped: () -> Bool, visited: (Int) -> Void) -> PlaceSurvey? {
        survey?.piece(index, unless: isStopped, visited: visited)
    }

    public mutating func fold(_ piece: PlaceSurvey?) {
        if let piece { found.fold(piece) }
    }

    public var bounds: Set<WalkBound> { found.bounds }

    public func cases(unless isStopped: () -> Bool) -> [CheckCase] {
        guard let survey else { return [] }
        let report = LintReport(found, of: survey, in: file.reading, judgesAllowances: judgesAllowances, unless: isStopped)
        let findings = Dictionary(grouping: report.findings) { $0.code }
        let cases = LintCode.allCases.map { code in
            CheckCase(
                check: check, name: code.rawValue, count: survey.matrix.cells.count, findings: (findings[code] ?? []).map(finding))
        }
        let unused = report.unusedAllowances.map { Finding($0, about: "", in: file) }
        return cases + (unused.isEmpty ? [] : [CheckCase(check: check, name: "unused-allowance", count: 1, findings: unused)])
    }

    private func finding(_ finding: LintFinding) -> Finding {
        Finding(
            finding.diagnostic, about: finding.subject, in: file, environments: finding.environments, command: command(showing: finding))
    }

    private func command(showing finding: LintFinding) -> String {
        let held = finding.cell.configuration
        let devices = file.reading.playground?.devices ?? []
        let listed = devices.first { $0.device == held.device && $0.settings == held.settings }
        var options: [String] = []
        var events = finding.cell.events
        if let listed {
            if held.orientation != listed.orientation { options += ["--orientation", held.orientation.rawValue] }
            if held.window != listed.window { options += ["--split", held.window.word] }
        } else {
            // The playground does not list the device in this posture, so an event opens or closes it.
            events = finding.cell.environment.settings.map { .environment($0) } + [.rotate(held.orientation)]
        }
        return ShellCommand.inspect(
            file.path, on: listed?.writtenID ?? held.device.writtenID, options, after: (events + finding.events).map { "\($0)" })
    }
}
