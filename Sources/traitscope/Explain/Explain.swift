import ArgumentParser
import Checking
import ConstraintLogs
import Files
import Foundation
import PathKit
import PlaygroundModel
import SourceDiagnostics

struct Explain: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
        /// The playground of a conflict, without explanations, to be written to a file.
        case toml
    }

    static let configuration = CommandConfiguration(
        abstract: "Explains the message \"Unable to simultaneously satisfy constraints\" of Xcode's console.",
        discussion: """
            Paste the message, or any text that contains it: quoted, truncated or with the prefixes of a log. Exits with 0 if something was \
            explained, with 1 if the text has nothing to explain, and with 2 if the text cannot be read.
            """
    )

    @Argument(help: "A file with the message, or - for standard input.", completion: .file())
    var file = PlaygroundSource.standardInput

    @Option(help: "text, json, or toml. toml prints only the playground that shows the conflict.")
    var format = Format.text

    @Option(help: ArgumentHelp("Explain only the log with this number, counted from 1.", valueName: "number"))
    var log: Int?

    @Flag(inversion: .prefixedNo, help: "Print the playgrounds that show the conflicts, with the format text.")
    var playground = true

    @OptionGroup var terminal: TerminalOptions

    private static let nothingExplained = ExitCode(1)
    private static let unreadable = ExitCode(2)

    func run() throws {
        let answer = try answer()
        let chosen = try chosen(of: answer)
        switch format {
        case .text:
            let text = LogAnswerText(usesColor: terminal.color.isUsed(on: Console.current.output), hasPlaygrounds: playground)
            try Console.current.write(text.text(chosen))
        case .json: try Console.current.write(try JSONText.of(ExplanationReport.json(of: chosen)))
        case .toml: try Console.current.write(try toml(of: chosen))
        }
        if !answer.isExplained { throw Self.nothingExplained }
    }

    private func answer() throws -> LogAnswer {
        let contents = try contents()
        do throws(LogFailure) {
            if contents.size > PlaygroundLimits.logBytes { throw .tooLarge(contents.size) }
            return try LogAnswer(contents.bytes)
        } catch {
            show(error)
            switch error {
            case .tooLarge, .binary: throw Self.unreadable
            case .empty, .noLog, .redacted, .lostMarkup: throw Self.nothingExplained
            }
        }
    }

    private func contents() throws -> BoundedFile {
        let isStandardInput = file == PlaygroundSource.standardInput
        if !isStandardInput, let reason = Path(file).reasonAgainstReading {
            terminal.diagnostics.write(reason)
            throw Self.unreadable
        }
        do throws(SystemError) {
            if isStandardInput { return try BoundedFile(Descriptor(Console.current.input), limit: PlaygroundLimits.logBytes) }
            return try BoundedFile(file, limit: PlaygroundLimits.logBytes)
        } catch {
            terminal.diagnostics.write("\(file) cannot be read: \(error.reason)")
            throw Self.unreadable
        }
    }

    private func show(_ failure: LogFailure) {
        let name = file == PlaygroundSource.standardInput ? "standard-input" : file
        let diagnostic = Diagnostic(code: failure.code, headline: failure.headline, place: .file(name), hint: failure.hint)
        terminal.diagnostics.show([DiagnosticRecord(diagnostic, in: [])])
    }

    private func chosen(of answer: LogAnswer) throws -> LogAnswer {
        guard let log else { return answer }
        guard let chosen = answer.only(log) else {
            throw ValidationError("There are \(answer.explanations.count) logs in the text, but no number \(log).")
        }
        return chosen
    }

    private func toml(of answer: LogAnswer) throws -> String {
        guard let playground = answer.explanations.compactMap({ $0.playground }).first else {
            terminal.diagnostics.write("No conflict of this text can be shown as a playground.")
            throw Self.nothingExplained
        }
        return playground
    }
}
