import ArgumentParser
import FileOutput
import Foundation
import PathKit
import PictureExport
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import PlaygroundServer
import SourceDiagnostics
import StaticExport

/// `traitscope export`: a playground as one HTML file that needs no server, or pictures of it.
struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes a playground as one HTML file that opens from disk and works without a server, or as pictures.",
        discussion: "A playground with mistakes is not exported: they are listed, and the exit status is 1."
    )

    @Argument(help: "The playground file.", completion: .file(extensions: ["toml"]))
    var file: String

    @Option(
        name: .shortAndLong, help: "The file to write, or - for standard output; for several pictures a folder. Without it, here, by the playground's name.",
        completion: .file(extensions: ["html", "svg", "png", "pdf"])
    )
    var output: String?

    @Option(help: "The most states of each device to put into the file, the nearest to the start first.")
    var maxStates = ExportedPage.defaultStateLimit

    @Option(help: "A folder of templates and browser files to use in place of the built-in ones.", completion: .directory)
    var templates: String?

    @Option(help: "Something that happens on every device first, such as \"tap home.next\"; may be given again.")
    var event: [String] = []

    @OptionGroup(title: "Pictures") var pictures: PictureOptions

    func validate() throws {
        if maxStates < 1 { throw ValidationError("A device has at least one state: --max-states 1 or more.") }
    }

    func run() throws {
        let source = Path(file)
        guard source.isFile else { throw ValidationError("There is no file \(file).") }
        let events = try event.map(Event.init(argument:))
        if let format = pictures.pictureFormat { return try export(format, of: source, after: events) }
        do {
            // The target is looked at first: what makes it useless is said before the work.
            let target = try OutputFile(output ?? "\(source.lastComponentWithoutExtension).html")
            try target.check(against: [source.string])
            let files = try pageFiles()
            let contents = try PlaygroundContents.read(source)
            let reading = Pipeline.read(
                contents.bytes, size: contents.size, fileName: source.lastComponent,
                attachment: AttachmentFolder(of: source.absolute().string).bytes
            )
            try target.check(against: filesRead(reading, from: source))
            TerminalDiagnostics.show(reading.diagnostics.map { DiagnosticRecord($0, in: [reading.source]) })
            let page = try ExportedPage(reading, after: events, stateLimit: maxStates, files: files)
            try target.write(page.html)
            announce(page, in: target)
        } catch ExportFailure.playgroundMistakes {
            throw ExitCode.failure
        } catch let failure as any CustomStringConvertible & Error where !(failure is ValidationError) {
            throw CleanFailure(failure)
        }
    }

    private func export(_ format: PictureFormat, of source: Path, after events: [Event]) throws {
        do {
            let files = try pictureFiles()
            let contents = try PlaygroundContents.read(source)
            let reading = Pipeline.read(
                contents.bytes, size: contents.size, fileName: source.lastComponent,
                attachment: AttachmentFolder(of: source.absolute().string).bytes
            )
            TerminalDiagnostics.show(reading.diagnostics.map { DiagnosticRecord($0, in: [reading.source]) })
            guard let playground = reading.playground else { throw ExitCode.failure }
            let command = PictureCommand(
                options: pictures, format: format, name: source.lastComponentWithoutExtension, output: output, files: files,
                sources: [source.string] + filesRead(reading, from: source)
            )
            try command.run(playground, after: events)
        } catch let failure as any CustomStringConvertible & Error where !(failure is ValidationError) {
            throw CleanFailure(failure)
        }
    }

    private func pictureFiles() throws -> PictureFiles {
        guard let templates else { return .embedded }
        guard Path(templates).isDirectory else { throw ValidationError("There is no folder \(templates).") }
        return PictureFiles(folder: Path(templates).absolute().string)
    }

    /// What must not be written over.
    private func filesRead(_ reading: PlaygroundFile.ReadResult, from source: Path) -> [String] {
        let own = (try? templates.map { try Path($0).recursiveChildren() }) ?? []
        return reading.attachments.map { (source.parent() + $0).string } + own.map(\.string)
    }

    private func pageFiles() throws -> PageFiles {
        guard let templates else { return .embedded }
        guard Path(templates).isDirectory else { throw ValidationError("There is no folder \(templates).") }
        return try PageFiles(folder: Path(templates).absolute().string)
    }

    /// Not on standard output if the page goes there.
    private func announce(_ page: ExportedPage, in target: OutputFile) {
        let name = target.isStandardOutput ? "The page" : target.destination
        var lines = ["\(page.summary) \(name) has \((page.html.utf8.count + 500) / 1000) KB."]
        if target.isLink, !target.isStandardOutput { lines.append("\(target.path) is a link to it.") }
        lines += page.omissions
        if !page.isComplete { lines.append("--max-states \(2 * maxStates) would hold more.") }
        let output = target.isStandardOutput ? FileHandle.standardError : FileHandle.standardOutput
        output.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    }
}
