import Checking
import Files

/// Writes reports to standard output.
struct CheckOutput {
    let format: ReportFormat
    let color: ColorChoice

    func show(_ report: CheckReport) throws {
        try Console.current.write(try text(report))
    }

    private func text(_ report: CheckReport) throws -> String {
        switch format {
        case .text: ReportText(report, usesColor: color.isUsed(on: Console.current.output)).text
        case .json: try JSONText.of(ReportRecord(report)) + "\n"
        case .github: GitHubAnnotations(report).text
        case .sarif: try JSONText.of(SARIFLog(report, version: Traitscope.version)) + "\n"
        case .junit: JUnitReport(report).text
        }
    }

    /// A sentence for the person, beside the report.
    func say(_ sentence: String) {
        Console.current.printError(sentence)
    }

    /// On a terminal the report before goes out of sight.
    func clear() throws {
        let console = Console.current
        if Console.isTerminal(console.output) { try console.write("\u{1B}[H\u{1B}[2J") }
    }
}
