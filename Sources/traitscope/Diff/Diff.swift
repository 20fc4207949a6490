import ArgumentParser
import Checks
import Differences
import EnvironmentMatrix
import FileOutput
import Foundation
import PathKit
import PictureExport
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics

/// `traitscope diff`: what a person sees change between two versions of a playground.
struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Says what changed between two playgrounds: stacks, views, texts, traits and frames, on which devices.",
        discussion: """
            Exits with 0 where both show the same, with 1 where something changed, and with 2 where a file has mistakes, or cannot be \
            read or written. It looks at the screens that taps lead to: those of `traitscope check`.
            """
    )

    @Argument(
        help: "The old and the new playground; with --git the new one alone, or - for standard input.",
        completion: .file(extensions: ["toml"])
    )
    var files: [String]

    @Option(help: ArgumentHelp("Compare with the file as it was in this revision, such as HEAD or main.", valueName: "revision"))
    var git: String?

    @Option(help: "text, json, or github (Markdown for a comment).")
    var format = ChangeFormat.text

    @Option(
        help: ArgumentHelp("Also write a page that shows the changed devices before and after.", valueName: "file"),
        completion: .file(extensions: ["html"])
    )
    var html: String?

    @OptionGroup var environments: MatrixOptions

    @OptionGroup var terminal: TerminalOptions

    func validate() throws {
        let count = git == nil ? 2 : 1
        guard files.count == count else {
            throw ValidationError(
                git == nil ? "Name two playgrounds, the old one and the new one, or one with --git REVISION." : "With --git, name one playground.")
        }
        _ = try environments.request()
    }

    func run() throws {
        do {
            let code = try compare()
            if code != 0 { throw ExitCode(code) }
        } catch let failure as CleanFailure {
            FileHandle.standardError.write(Data("Error: \(failure)\n".utf8))
            throw ExitCode(2)
        }
    }

    private func compare() throws -> Int32 {
        let (old, new) = try versions()
        let mistakes = [old, new].flatMap { version in
            version.reading.diagnostics.filter { $0.severity == .error }.map { DiagnosticRecord($0, in: version.reading.sources) }
        }
        terminal.diagnostics.show(mistakes)
        guard let former = old.reading.playground, let present = new.reading.playground else { return 2 }
        let comparison = PlaygroundComparison(former, present, try environments.request())
        let pieces = Array(0..<comparison.pieceCount).mapConcurrently { comparison.piece($0) }
        let report = ChangeReport(pieces, of: comparison, scenarios: scenarios(old, new))
        if let html {
            let page = ChangePage(report, of: comparison, old: old.name, new: new.name, drawings: PictureFiles.embedded.drawings)
            try write(page.html, to: html)
        }
        print(try text(report, old.name, new.name), terminator: "")
        return report.isEmpty ? 0 : 1
    }

    /// The scenarios that come out otherwise.
    private func scenarios(_ old: Version, _ new: Version) -> [ScenarioChange] {
        let outcomes = [old, new].map { version in
            let file = CheckedFile(path: version.name, reading: version.reading)
            return CheckRun([ScenarioCheck()]).report(on: [file]).files.flatMap { $0.cases }.map { scenario in
                (name: scenario.name, outcome: ScenarioChange.Outcome(failures: scenario.findings.map { $0.diagnostic.headline }))
            }
        }
        return ScenarioChange.all(from: outcomes[0], to: outcomes[1])
    }

    private func text(_ report: ChangeReport, _ old: String, _ new: String) throws -> String {
        switch format {
        case .text: ChangeText(report, old: old, new: new, usesColor: terminal.color.isUsed(on: STDOUT_FILENO)).text
        case .json: try JSONText.of(ChangeRecord(report, old: old, new: new)) + "\n"
        case .github: ChangeComment(report, old: old, new: new).text
        }
    }

    private func write(_ page: String, to path: String) throws {
        do {
            let target = try OutputFile(path)
            try target.check(against: files)
            try target.write(page)
        } catch {
            throw CleanFailure("\(error)")
        }
    }

    // MARK: Versions

    private struct Version {
        var name: String
        var reading: PlaygroundFile.ReadResult
    }

    private func versions() throws -> (old: Version, new: Version) {
        guard let git else { return (try version(files[0]), try version(files[1])) }
        let new = try version(files[0])
        let path = Path(files[0])
        guard path.string != PlaygroundSource.standardInput else { throw CleanFailure("Standard input is no file of a repository.") }
        let revision = try GitRevision(git, of: path)
        guard let bytes = revision.bytes(of: path.lastComponent) else {
            throw CleanFailure("There is no \(path) in \(git.quoted).")
        }
        let reading = Pipeline.read(bytes, fileName: path.lastComponent, attachment: revision.bytes)
        return (Version(name: revision.name(of: path), reading: reading), new)
    }

    private func version(_ file: String) throws -> Version {
        let path = Path(file)
        guard file == PlaygroundSource.standardInput || path.exists else { throw CleanFailure("There is no file \(file).") }
        return Version(name: file, reading: try PlaygroundSource(path).reading)
    }
}

/// What the changes are written as.
enum ChangeFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json, github
}
