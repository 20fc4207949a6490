import PlaygroundReader
import SourceDiagnostics

@testable import Checking

/// The findings in the text of a playground.
struct LintRun {
    let reading: PlaygroundFile.ReadResult
    let report: LintReport

    init(_ text: String, _ request: MatrixRequest = MatrixRequest()) throws {
        reading = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "test.toml")
        guard let playground = reading.playground else { throw Mistake(text: TerminalRenderer().render(reading.diagnostics, in: [reading.source])) }
        let survey = LintSurvey(playground, request)
        var found = LintSightings()
        for index in 0..<survey.pieceCount { found.fold(survey.piece(index)) }
        report = LintReport(found, of: survey, in: reading)
    }

    struct Mistake: Error { let text: String }

    /// Codes with their subjects.
    var found: [String] { report.findings.map { "\($0.code.rawValue) \($0.subject)" } }
}
