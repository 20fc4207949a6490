import ArgumentParser
import FileOutput
import PathKit
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import PlaygroundServer
import SourceDiagnostics
import StaticExport

/// One playground as one file.
struct PageExport {
    let source: Path
    let output: String?
    let templates: String?
    let events: [Event]

    func run() throws {
        guard source.isFile else { throw ValidationError("There is no file \(source).") }
        // The target is looked at first: what makes it useless is said before the work.
        let target = try OutputFile(output ?? "\(source.lastComponentWithoutExtension).html")
        try target.check(against: [source.string])
        let files = try ExportedFiles.read(templates)
        let contents = try PlaygroundContents.read(source)
        let folder = AttachmentFolder(of: source.absolute().string)
        let reading = Pipeline.read(contents.bytes, size: contents.size, fileName: source.lastComponent, attachment: folder.bytes)
        let attachments = reading.attachments.map { (source.parent() + $0).string }
        try target.check(against: attachments + ExportedFiles.own(templates))
        TerminalDiagnostics.show(reading.diagnostics.map { DiagnosticRecord($0, in: [reading.source]) })
        guard reading.playground != nil else { throw ExportFailure.playgroundMistakes }
        let page = try ExportedPage(
            reading, attachment: folder.bytes, after: events, engine: .inside(try PageEngine.load()), files: files
        )
        try target.write(page.html)
        announce(page, in: target)
    }

    private func announce(_ page: ExportedPage, in target: OutputFile) {
        let name = target.isStandardOutput ? "The page" : target.destination
        var lines = ["\(name) has \(ExportedFiles.size(of: page.html)) and needs no other file."]
        if target.isLink, !target.isStandardOutput { lines.append("\(target.path) is a link to it.") }
        ExportedFiles.announce(lines, besidePage: target.isStandardOutput)
    }
}
