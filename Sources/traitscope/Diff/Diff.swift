import ArgumentParser
import Checking
import Exporting
import Files
import PathKit
import SourceDiagnostics

struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lists the changes between two playgrounds: stacks, views, strings, traits and frames, with their devices.",
        discussion: """
            Exits with 0 if both show the same, with 1 if something changed, and with 2 if a file has mistakes or cannot be read or \
            written. It compares the screens that taps reach, like `traitscope check`.
            """
    )

    @Argument(
        help: "The old and the new playground, or - for standard input. With --git, only the new one.",
        completion: .file(extensions: ["toml"])
    )
    var files: [String]

    @Option(help: ArgumentHelp("Compare with the file in this revision, such as HEAD or main.", valueName: "revision"))
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
            let code = try asking(compare)
            if code != 0 { throw ExitCode(code) }
        } catch let failure as CleanFailure {
            Console.current.printError("Error: \(failure)")
            throw ExitCode(2)
        }
    }

    private func compare() throws -> Int32 {
        let (former, present) = try self.versions()
        let versions = VersionComparison((former, present))
        terminal.diagnostics.show(versions.mistakes)
        guard let comparison = versions.comparison(try environments.request()) else { return 2 }
        let (old, new) = (versions.old.name, versions.new.name)
        let progress = WorkProgress("Comparing", of: "environment", color: terminal.color)
        let report = versions.report(of: comparison, progress: progress.show)
        progress.clear()
        if let html {
            let page = ChangePage(report, of: comparison, old: old, new: new, drawings: PictureFiles.embedded.drawings)
            try write(page.html, to: html, notOver: files + former.filesRead + present.filesRead)
        }
        try Console.current.write(try text(report, old, new))
        return report.isEmpty ? 0 : 1
    }

    private func text(_ report: ChangeReport, _ old: String, _ new: String) throws -> String {
        switch format {
        case .text: ChangeText.text(of: report, old: old, new: new, usesColor: terminal.color.isUsed(on: Console.current.output))
        case .json: try JSONText.of(report.json(old: old, new: new))
        case .github: ChangeComment.text(of: report, old: old, new: new)
        }
    }

    private func write(_ page: String, to path: String, notOver sources: [String]) throws {
        do {
            let target = try OutputFile(path)
            try target.check(against: sources)
            try target.check(.html)
            try target.write(page, .html)
        } catch {
            throw CleanFailure("\(error)")
        }
    }

    private func versions() throws -> (old: PlaygroundVersion, new: PlaygroundVersion) {
        guard let git else { return (try version(files[0]), try version(files[1])) }
        let new = try version(files[0])
        let path = Path(files[0])
        guard path.string != PlaygroundSource.standardInput else { throw CleanFailure("Standard input is not a file in a repository.") }
        return (try PlaygroundVersion(of: path, inRevision: git), new)
    }

    private func version(_ file: String) throws -> PlaygroundVersion {
        guard file == PlaygroundSource.standardInput || Path(file).exists else { throw CleanFailure("There is no file \(file).") }
        return PlaygroundVersion(of: try PlaygroundSource(Path(file)), named: file)
    }
}

enum ChangeFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json, github
}
