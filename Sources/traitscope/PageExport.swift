import ArgumentParser
import FileOutput
import PathKit
import PlaygroundModel
import StaticExport

/// One playground as one file.
struct PageExport {
    let source: Path
    let output: String?
    let templates: String?
    let events: [Event]
    let terminal: TerminalOptions

    func run() throws {
        // The target is looked at first: what makes it useless is said before the work.
        let target = try OutputFile(output ?? standardOutput(for: source))
        try target.check(against: [source.string])
        let files = try ExportedFiles.read(templates)
        let source = try PlaygroundSource(source)
        try target.check(against: source.filesRead + ExportedFiles.own(templates))
        terminal.diagnostics.show(source.diagnostics)
        guard source.reading.playground != nil else { throw ExportFailure.playgroundMistakes }
        let page = try ExportedPage(
            source.reading, attachment: source.folder.bytes, after: events, engine: .inside(try PageEngine.load()), files: files
        )
        try target.write(page.html)
        announce(page, in: target)
    }

    /// Where a page goes whose place is not given.
    private func standardOutput(for source: Path) -> String {
        source.string == PlaygroundSource.standardInput ? "-" : "\(source.lastComponentWithoutExtension).html"
    }

    private func announce(_ page: ExportedPage, in target: OutputFile) {
        let name = target.isStandardOutput ? "The page" : target.destination
        var lines = ["\(name) has \(ExportedFiles.size(of: page.html)) and needs no other file."]
        if target.isLink, !target.isStandardOutput { lines.append("\(target.path) is a link to it.") }
        ExportedFiles.announce(lines, besidePage: target.isStandardOutput)
    }
}
