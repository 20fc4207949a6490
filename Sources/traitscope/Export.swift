import ArgumentParser
import Foundation
import PathKit
import PlaygroundModel
import PlaygroundReader
import PlaygroundServer
import SourceDiagnostics
import StaticExport

/// `traitscope export`: a playground as one HTML file that needs no server.
struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes a playground as one HTML file that opens from disk and works without a server.",
        discussion: "A playground with mistakes is not exported: they are listed, and the exit status is 1."
    )

    @Argument(help: "The playground file.", completion: .file(extensions: ["toml"]))
    var file: String

    @Option(
        name: .shortAndLong, help: "The file to write; without it, the playground's name with .html, here.",
        completion: .file(extensions: ["html"])
    )
    var output: String?

    @Option(help: "The most states of each device to put into the file, the nearest to the start first.")
    var maxStates = ExportedPage.defaultStateLimit

    @Option(help: "A folder of templates and browser files to use in place of the built-in ones.", completion: .directory)
    var templates: String?

    @Option(help: "Something that happens on every device first, such as \"tap home.next\"; may be given again.")
    var event: [String] = []

    func validate() throws {
        if maxStates < 1 { throw ValidationError("A device has at least one state: --max-states 1 or more.") }
    }

    func run() throws {
        let source = Path(file)
        guard source.isFile else { throw ValidationError("There is no file \(file).") }
        let events = try event.map(Event.init(argument:))
        let files = try pageFiles()
        let target = output ?? "\(source.lastComponentWithoutExtension).html"
        let contents = try BoundedFile(source.string, limit: PlaygroundLimits.playgroundBytes)
        let reading = PlaygroundFile.read(
            bytes: contents.bytes, size: contents.size, fileName: source.lastComponent,
            attachment: AttachmentFolder(of: source.absolute().string).bytes
        )
        TerminalDiagnostics.show(reading.diagnostics.map { DiagnosticRecord($0, in: [reading.source]) })
        do {
            let page = try ExportedPage(reading, after: events, stateLimit: maxStates, files: files)
            try ExportFile(path: target).write(page.html)
            announce(page, at: target)
        } catch ExportFailure.playgroundMistakes {
            throw ExitCode.failure
        } catch let failure as ExportFailure {
            throw CleanFailure(failure)
        } catch {
            throw CleanFailure("\(target) could not be written: \(error.localizedDescription)")
        }
    }

    private func pageFiles() throws -> PageFiles {
        guard let templates else { return .embedded }
        guard Path(templates).isDirectory else { throw ValidationError("There is no folder \(templates).") }
        return try PageFiles(folder: Path(templates).absolute().string)
    }

    private func announce(_ page: ExportedPage, at target: String) {
        print("\(page.summary) \(target) has \((page.html.utf8.count + 500) / 1000) KB.")
        for omission in page.omissions { print(omission) }
        if !page.isComplete { print("--max-states \(2 * maxStates) would hold more.") }
    }
}
