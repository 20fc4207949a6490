import ArgumentParser
import Checking
import Files
import Foundation
import PathKit

struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Checks the scenarios of playgrounds on their devices, and looks for other problems.",
        discussion: """
            Exits with 0 if there is nothing to report, with 1 if there are findings that --fail-on names, with 2 if a playground has mistakes or \
            cannot be read (the others are still checked), and with 64 for wrong arguments.
            """
    )

    @Argument(help: "Playground files, or folders of them.", completion: .file(extensions: ["toml"]))
    var paths: [String]

    @Option(help: "text, json, github (annotations of GitHub Actions), sarif (2.1.0) or junit.")
    var format = ReportFormat.text

    @Option(name: .customLong("fail-on"), help: "The lowest severity for which the exit status is 1: warning or error.")
    var failOn = FailureSeverity.warning

    @Option(
        help: ArgumentHelp("A file of known findings, which are not reported again. --write-baseline writes it.", valueName: "file"),
        completion: .file(extensions: ["json"])
    )
    var baseline: String?

    @Flag(name: .customLong("write-baseline"), help: "Write the findings to the file that --baseline names.")
    var writesBaseline = false

    @Flag(help: "Check again whenever a file is saved, until Control-C.")
    var watch = false

    @OptionGroup var environments: MatrixOptions

    @OptionGroup var terminal: TerminalOptions

    func validate() throws {
        if paths.isEmpty { throw ValidationError("Name a playground file, or a folder of them.") }
        if writesBaseline, baseline == nil { throw ValidationError("--write-baseline needs the file: name it with --baseline.") }
        _ = try environments.request()
        if watch, format != .text { throw ValidationError("--watch writes text repeatedly: the other formats are for machines.") }
    }

    func run() async throws {
        guard !watch else { return try await checkAfterChanges() }
        do {
            let code = try check()
            if code != 0 { throw ExitCode(code) }
        } catch let failure as CleanFailure {
            Console.current.printError("Error: \(failure)")
            throw ExitCode(2)
        }
    }

    /// - Returns: The exit code.
    func check() throws -> Int32 {
        let console = Console.current
        let known = try writesBaseline ? nil : baseline.map(BaselineFile.read)
        let files = CheckedFiles(paths)
        let target = try writesBaseline ? baseline.map { try BaselineFile.target($0, notOver: files.filesRead) } : nil
        let request = try environments.request()
        let progress = WorkProgress("Checking", of: "environment", color: terminal.color)
        let checks: [any PlaygroundCheck] = [FileCheck(), ScenarioCheck(), LessonCheck(), LintCheck(request)]
        var report = CheckRun(checks).report(on: files.files, progress: progress.show)
        progress.clear()
        if let shortfall = report.shortfall { console.printError(shortfall.sentence) }
        if let target {
            guard report.shortfall == nil else { return 2 }
            do {
                try target.write(try JSONText.of(Baseline(report)))
            } catch let refusal as OutputFile.Refusal {
                throw CleanFailure(refusal)
            }
            console.printError("\(target.path) has \(report.findings.count) findings.")
            return files.failures.isEmpty && !report.hasMistakes ? 0 : 2
        }
        if let known { report = report.without(known) }
        // While watching in a terminal, clear the previous report.
        if watch, Console.isTerminal(console.output) { try console.write("\u{1B}[H\u{1B}[2J") }
        try console.write(try text(of: report))
        for failure in files.failures { console.printError(failure) }
        return files.failures.isEmpty ? report.exitCode(failingOn: failOn) : 2
    }

    private func text(of report: CheckReport) throws -> String {
        switch format {
        case .text: ReportText(report, usesColor: terminal.color.isUsed(on: Console.current.output)).text
        case .json: try JSONText.of(ReportRecord(report))
        case .github: GitHubAnnotations.text(of: report)
        case .sarif: try JSONText.of(SARIFLog.json(of: report, version: Traitscope.version))
        case .junit: JUnitReport.text(of: report)
        }
    }
}

enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json, github, sarif, junit
}

extension FailureSeverity: ExpressibleByArgument {}
