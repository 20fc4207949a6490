import Checks
import Foundation

/// Writes reports to standard output.
struct CheckOutput {
    let format: ReportFormat
    let color: ColorChoice

    func show(_ report: CheckReport) throws {
        write(try text(report))
    }

    private func text(_ report: CheckReport) throws -> String {
        switch format {
        case .text: ReportText(report, usesColor: color.isUsed(on: STDOUT_FILENO)).text
        case .json: try JSONText.of(ReportRecord(report)) + "\n"
        case .github: GitHubAnnotations(report).text
        case .sarif: try JSONText.of(SARIFLog(report, version: Traitscope.version)) + "\n"
        case .junit: JUnitReport(report).text
        }
    }

    /// A sentence for the person, beside the report.
    func say(_ sentence: String) {
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
    }

    /// On a terminal the report before goes out of sight.
    func clear() {
        if isatty(STDOUT_FILENO) == 1 { write("\u{1B}[H\u{1B}[2J") }
    }

    private func write(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }
}
